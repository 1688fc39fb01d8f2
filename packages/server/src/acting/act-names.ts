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

interface ActText {
  readonly shows: string;
  readonly needs: string;
  readonly example: string;
}

/** What a viewer sees of each, what its words have to hold, and such words. */
export const ACT_TEXTS: Readonly<Record<ActName, ActText>> = {
  interface: {
    shows:
      'A phone or a laptop in which an address is typed or steps are ticked off, and what is to be done is clicked',
    needs: 'an address of the web or two steps, and what is to be done',
    example: 'Reserve your table\nharbour.example',
  },
  map: {
    shows: 'A plan of streets on which a way is drawn to a pin with the address',
    needs: 'an address',
    example: 'Find us by the canal\n12 Mill Lane Road',
  },
  chart: {
    shows: 'Bars, a ring or a line that grow to the figures, which are counted up',
    needs: 'a percentage, or two figures of one kind and what they count',
    example: 'Our members come back\n96% renew after a year',
  },
  calendar: {
    shows: 'The page of a month on which the day is ringed',
    needs: 'a day and its month',
    example: 'The summer market\nSaturday 14 June',
  },
  ticket: {
    shows: 'A ticket with the event, when and where it is, whose stub is torn off',
    needs: 'an event, and a day or an hour',
    example: 'Jazz in the courtyard\nFriday 14 June, 8 pm\n£12 at the door',
  },
  receipt: {
    shows: 'A receipt that is printed line by line, with the sum where one is told',
    needs: 'two things, each with its price',
    example: 'Breakfast for two\nFlat white £3.40\nToast £4.20\nTotal £7.60',
  },
  'price-tag': {
    shows: 'A tag that swings in with the price; the one before is struck',
    needs: 'a price, and the one before where there is one',
    example: 'Teeth whitening\n£210 → £129',
  },
  chat: {
    shows: 'Bubbles: a question pops in, dots move while somebody types, and the answers come one by one',
    needs: 'a question and what answers it',
    example: 'Do you repair e-bikes?\nYes, all brands',
  },
  review: {
    shows: 'A card with what a customer says and who it is; stars fill where a rating is given',
    needs: 'a quotation or a rating',
    example: '“Fixed in an hour, and tidy”\nCarla Meyer\n4.5 out of 5 stars',
  },
  checklist: {
    shows: 'A list whose ticks land on the beats, crosses for what is wrong',
    needs: 'two points, and what they are of',
    example: 'Before each shift\nCheck the tyres\nTest the brakes\nNever lift people',
  },
};
