/** Pictures of our own, in the size and manner of Fluent's, of things that neither set has. */

/** A roasted bean of coffee in the middle of its own square of 10, lying as the angle says. */
const bean = (x: number, y: number, angle: number, size: number): string => `
<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">
<ellipse rx="4.1" ry="5.6" fill="url(#coffeeside)"/>
<ellipse rx="4.1" ry="5.6" fill="url(#coffeeshade)"/>
<path d="M.5-5.5C-2-2.6 2.3-.6.2 2.2-.9 3.7-.6 4.8 0 5.6c.9-1 2.1-2.200 1.700-3.800C1-.6-.9-2.400.5-5.500Z" fill="#2a1108"/>
<path d="M.9-5.300C-.6-2.700 2.800-.9 1.300 2.300" fill="none" stroke="#b87a4a" stroke-width=".45" stroke-linecap="round" opacity=".75"/>
<ellipse cx="-2.200" cy="-2.300" rx=".75" ry="1.900" transform="rotate(18 -2.200 -2.300)" fill="#d9a273" opacity=".6"/>
</g>`;

/** In the units of one bean. */
const COFFEE_BEANS = `${bean(21.5, 9.4, 38, 1.3)}${bean(9.6, 12.6, -24, 1.3)}${bean(18.4, 22.4, 78, 1.36)}<defs>
<radialGradient id="coffeeside" cx="0" cy="0" r="1" gradientTransform="translate(-1.300 -2.400) scale(6.200 9.200)" gradientUnits="userSpaceOnUse"><stop stop-color="#b06f43"/><stop offset=".45" stop-color="#7a4122"/><stop offset="1" stop-color="#43200f"/></radialGradient>
<linearGradient id="coffeeshade" x1="-3" x2="4" y1="-4" y2="5" gradientUnits="userSpaceOnUse"><stop offset=".55" stop-color="#200a04" stop-opacity="0"/><stop offset="1" stop-color="#200a04" stop-opacity=".55"/></linearGradient>
</defs>`;

export const DRAWINGS: Readonly<Record<string, string>> = { 'coffee-beans': COFFEE_BEANS };
