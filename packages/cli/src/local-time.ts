/** A time as a clock on the wall shows it: the one form in which people are told times. JSON has ISO 8601. */
export const localTime = (at: string | number): string => {
  const time = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
};

/** The time of day alone. */
export const clockTime = (at: string | number): string => localTime(at).slice(-8);

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A text as it is, but a time of the wire's as a clock on the wall shows it. */
export const withLocalTime = (text: string): string => (ISO.test(text) ? localTime(text) : text);
