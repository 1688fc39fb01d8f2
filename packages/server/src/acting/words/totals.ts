/** How a sum is called on a receipt, in all languages of the planner. */
const TOTALS = new Set(
  'total|sum|in total|altogether|gesamt|summe|gesamtpreis|zusammen|insgesamt|en tout|total à payer|total ttc|en total|totale|in totale|totaal|samen|razem|suma|łącznie|do zapłaty|toplam|tutar|合計|計|お会計|المجموع|الإجمالي|الاجمالي|totalt|summa|итого|всего|סך הכל|कुल|합계|总计|合计'.split(
    '|',
  ),
);

export const isTotal = (label: string): boolean =>
  TOTALS.has(
    label
      .toLowerCase()
      .replaceAll(/[.:：]/gu, '')
      .trim(),
  );
