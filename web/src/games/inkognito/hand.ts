// The cards of a player's own, in the order in which answers are laid: identities, builds, the mission.
import { AGENTS, BUILDS, type Card, missionCard, type Props } from "./names";

export function secretsOf({ view }: Props): readonly Card[] {
  const cards: Card[] = [];
  if (view.identity) cards.push(`grey_${view.identity}`);
  if (view.build) cards.push(`grey_${view.build}`);
  if (view.mission) cards.push(missionCard(view.mission));
  return cards;
}

/** A secret card lies beside the coloured card that it equals. */
export function handOf(props: Props): readonly Card[] {
  const { identity, build, mission } = props.view;
  return [
    ...AGENTS.flatMap<Card>((agent) => (agent === identity ? [agent, `grey_${agent}`] : [agent])),
    ...BUILDS.flatMap<Card>((each) => (each === build ? [each, `grey_${each}`] : [each])),
    ...(mission ? secretsOf(props).slice(-1) : []),
  ];
}
