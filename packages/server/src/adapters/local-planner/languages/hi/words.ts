/** The words of Hindi that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'और या लेकिन तथा',
  starts: 'जो जहाँ जब क्योंकि ताकि अगर कि',
  hangs: 'एक यह वह ये वे हर और या लेकिन तथा बहुत सिर्फ़ केवल न नहीं आपका आपकी आपके हमारा हमारी हमारे',
  endings: ' करें| आइए| जुड़ें| पाएँ| मँगाएँ| आएँ',
  acts: 'आज ही|अभी|बुक करें|कॉल करें|ऑर्डर करें|आइए|जुड़ें|डाउनलोड करें|संपर्क करें|दान करें|रजिस्टर करें',
  offers: '% छूट|छूट|मुफ़्त|मुफ्त|फ्री|निःशुल्क|आधे दाम|उपहार',
  refers: 'यह वह ये वे इसमें वहाँ भी',
  phrases: { visit: '{} पर आइए', call: 'कॉल करें: {}', write: 'लिखें: {}', remember: 'याद रखें', check: 'खुद को परखें' },
};
