/** The words of Chinese that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: '和 与 或 及',
  starts: '',
  hangs: '的 和 与 在 从 把 被 对 向 或 及',
  acts: '立即|马上|现在|预约|预订|欢迎|致电|拨打|下载|注册|报名|扫码|扫描|关注|访问|联系|购买|订购|加入|点击|快来|即刻|捐|电话|詳情',
  offers: '折|免费|优惠|立减|半价|赠送|买一送一|减免|特价|礼品|包邮',
  refers: '它 他们 这 那 此外 同时 还 也 她们',
  phrases: { visit: '访问 {}', call: '致电 {}', write: '联系 {}', remember: '请记住', check: '自我检查' },
};
