/** The acts: things that show what a scene says better than its words alone. A scene asks for one by its beat. */

export const ACT_NAMES = [
  'interface',
  'map',
  'chart',
  'calendar',
  'ticket',
  'receipt',
  'price-tag',
  'chat',
  'review',
  'checklist',
] as const;
export type ActName = (typeof ACT_NAMES)[number];

/** What a viewer sees of each, and what its words have to hold. */
export const ACT_TEXTS: Readonly<Record<ActName, { readonly shows: string; readonly needs: string }>> = {
  interface: {
    shows:
      'A phone or a laptop in which an address is typed or steps are ticked off, and what is to be done is clicked',
    needs: 'an address of the web or two steps, and what is to be done',
  },
  map: { shows: 'A plan of streets on which a way is drawn to a pin with the address', needs: 'an address' },
  chart: {
    shows: 'Bars, a ring or a line that grow to the figures, which are counted up',
    needs: 'a percentage, or two figures of one kind and what they count',
  },
  calendar: { shows: 'The page of a month on which the day is ringed', needs: 'a day and its month' },
  ticket: {
    shows: 'A ticket with the event, when and where it is, whose stub is torn off',
    needs: 'an event, and a day or an hour',
  },
  receipt: {
    shows: 'A receipt that is printed line by line, with the sum where one is told',
    needs: 'two things, each with its price',
  },
  'price-tag': {
    shows: 'A tag that swings in with the price; the one before is struck',
    needs: 'a price, and the one before where there is one',
  },
  chat: { shows: 'Bubbles: a question as it is typed, and the answers', needs: 'a question and what answers it' },
  review: {
    shows: 'A card with what a customer says and who it is; stars fill where a rating is given',
    needs: 'a quotation or a rating',
  },
  checklist: {
    shows: 'A list whose ticks land on the beats, crosses for what is wrong',
    needs: 'two points, and what they are of',
  },
};
