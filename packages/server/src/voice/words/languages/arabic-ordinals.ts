/** Which one of an order it is, behind a noun with its article. */
const HIM = 'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ');
const HER = 'الأولى الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة'.split(' ');
const TENS = 'العشرون الثلاثون الأربعون الخمسون الستون السبعون الثمانون التسعون'.split(' ');

/** Of 1 to 99; undefined for others. */
export function arabicOrdinal(value: number, her: boolean): string | undefined {
  if (value < 1 || value > 99) return undefined;
  const ones = her ? HER : HIM;
  if (value <= 10) return ones[value - 1];
  const beside = value % 10 === 1 ? (her ? 'الحادية' : 'الحادي') : ones[(value % 10) - 1];
  if (value < 20) return `${beside} ${her ? 'عشرة' : 'عشر'}`;
  const tens = TENS[Math.floor(value / 10) - 2];
  return value % 10 === 0 ? tens : `${beside} و${tens}`;
}
