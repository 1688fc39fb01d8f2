import type { Rule } from './spoken-language';

/** Something short, by the rules of its language; what none of them knows stays. */
export function sayWhole(text: string, rules: readonly Rule[]): string {
  const said: string[] = [];
  for (let at = 0; at < text.length; ) {
    let next = at + 1;
    let found = text[at] ?? '';
    for (const rule of rules) {
      rule.pattern.lastIndex = at;
      const match = rule.pattern.exec(text);
      const own = match === null || match[0] === '' ? undefined : rule.say(match);
      if (match === null || own === undefined) continue;
      [found, next] = [own, at + match[0].length];
      break;
    }
    said.push(found);
    at = next;
  }
  return said.join('').trim();
}
