// The four agents, drawn on a square 40 wide, around the origin.
import type { JSX } from "preact";
import type { Agent } from "./names";

const INK = "#1a1333";

export const PORTRAIT: Record<Agent, JSX.Element> = {
  fiddlebottom: (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-17,20C-16,11 -8,8 0,8C8,8 16,11 17,20Z" fill="#39406e" />
      <path d="M-5,9L0,15L5,9L0,20Z" fill="#f7f2e2" />
      <ellipse cy="-1" rx="9" ry="11" fill="#f6cfa8" />
      <path d="M-15,-9H15" stroke-width="3" />
      <path d="M-9,-10L-10,-24H10L9,-10Z" fill="#39406e" />
      <path d="M-9.3,-13H9.3" stroke="#e1a93c" stroke-width="2.4" />
      <circle cx="4" cy="-2" r="4.2" fill="#e9f7ff" stroke="#e1a93c" stroke-width="1.8" />
      <path d="M8,0C10,5 10,8 8,11" fill="none" stroke="#e1a93c" stroke-width="1.2" />
      <circle cx="4" cy="-2" r="1.3" fill={INK} stroke="none" />
      <path d="M-6,-2.5H-2.5" />
      <path
        d="M0,4C-3,2.5 -8,3.5 -10,1.5C-8,6.5 -3,7 0,5C3,7 8,6.5 10,1.5C8,3.5 3,2.5 0,4Z"
        fill="#c98a36"
        stroke-width="1"
      />
    </g>
  ),
  bubble: (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-20,20C-19,9 -10,7 0,7C10,7 19,9 20,20Z" fill="#8f2d2d" />
      <path d="M-14,11L-8,20M14,11L8,20" stroke="#e1a93c" stroke-width="2.4" />
      <circle cx="-10" cy="16" r="2.2" fill="#e1a93c" stroke-width="1" />
      <ellipse cy="-2" rx="12" ry="11" fill="#f0a98c" />
      <path d="M-14,-7C-14,-22 14,-22 14,-7Z" fill="#efe3c2" />
      <path d="M-18,-7C-8,-11 8,-11 18,-7C8,-4 -8,-4 -18,-7Z" fill="#d8c698" />
      <path d="M0,-18V-22" stroke-width="2.4" />
      <circle cx="-4.5" cy="-1" r="1.3" fill={INK} stroke="none" />
      <circle cx="4.5" cy="-1" r="1.3" fill={INK} stroke="none" />
      <path
        d="M0,3C-5,0.5 -12,4 -15,1C-14,10 -5,11 0,6C5,11 14,10 15,1C12,4 5,0.5 0,3Z"
        fill="#f7f2e2"
        stroke-width="1.2"
      />
    </g>
  ),
  zsa_zsa: (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-11,4C-17,-6 -13,-20 0,-20C13,-20 17,-6 11,4Z" fill="#5b2346" />
      <ellipse cy="-2" rx="8.5" ry="11" fill="#f8d9c0" />
      <path d="M-9,-9C-5,-16 5,-16 9,-9C4,-12 -4,-12 -9,-9Z" fill="#5b2346" stroke-width="1" />
      <path d="M7,-15C10,-24 15,-26 18,-25C16,-20 13,-15 8,-12Z" fill="#ff8fc0" stroke-width="1.1" />
      <path d="M-6,-4Q-4,-6 -2,-4M2,-4Q4,-6 6,-4" fill="none" />
      <path d="M-3.5,4Q0,2 3.5,4Q0,7.5 -3.5,4Z" fill="#c2183f" stroke-width="1" />
      <circle cx="5.5" cy="2.2" r="1" fill={INK} stroke="none" />
      {[-17, -11.5, -6, 0, 6, 11.5, 17].map((x) => (
        <circle key={x} cx={x} cy={14.5 - Math.abs(x) * 0.16} r="5.2" fill="#ff8fc0" stroke-width="1.2" />
      ))}
    </g>
  ),
  agent_x: (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
      <path d="M-18,20C-17,10 -9,6 0,6C9,6 17,10 18,20Z" fill="#6d6a55" />
      <ellipse cy="-2" rx="9" ry="11" fill="#9a8f86" />
      <path d="M-14,20L-9,1L0,12L9,1L14,20Z" fill="#8d8a70" />
      <path d="M-9,-8H9V-1C4,1.5 -4,1.5 -9,-1Z" fill={INK} fill-opacity="0.82" stroke="none" />
      <ellipse cx="-4" cy="-3" rx="1.8" ry="1" fill="#fff3c9" stroke="none" />
      <ellipse cx="4" cy="-3" rx="1.8" ry="1" fill="#fff3c9" stroke="none" />
      <path d="M-10,-9C-10,-20 -5,-22 0,-19C5,-22 10,-20 10,-9Z" fill="#4b4a3e" />
      <path d="M-18,-7C-9,-12 9,-12 18,-7C9,-5 -9,-5 -18,-7Z" fill="#4b4a3e" />
      <path d="M-10,-11.5C-4,-13.5 4,-13.5 10,-11.5" fill="none" stroke="#a33a2c" stroke-width="2.2" />
    </g>
  ),
};
