/** The words of Korean that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: '및 또는 그리고',
  starts: '',
  hangs: '이 그 저 더 매우 및 또는 그리고 모든 각 한',
  endings: '하세요|주세요|보세요|오세요|바랍니다|하십시오|마세요',
  acts: '지금|예약|주문|전화|방문|신청|다운로드|문의|가입|오늘|등록|참여|후원|구매|체험',
  offers: '할인|무료|반값|증정|이벤트|혜택|사은품|쿠폰',
  refers: '이것 그것 또한 그리고 이 그',
  phrases: { visit: '{} 방문하기', call: '전화 {}', write: '문의 {}', remember: '기억하세요', check: '확인해 보세요' },
};
