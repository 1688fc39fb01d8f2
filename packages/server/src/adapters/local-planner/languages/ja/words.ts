/** The words of Japanese that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'と や または',
  starts: '',
  hangs: 'の が を に は と や',
  endings: 'ください|下さい|お待ちしております|お越しを',
  acts: 'ご予約|予約|ご注文|お申し込み|申し込み|お問い合わせ|お電話|ダウンロード|今すぐ|詳しくは|ぜひ|ご来店|まずは|ご登録|登録|検索',
  offers: '割引|%オフ|%オフ|%OFF|無料|半額|プレゼント|キャンペーン|特典|お得|引き|通常|より割引',
  refers: 'これ それ また さらに そして その この',
  wishes: '',
  films: '動画|映像|広告',
  film: '動画でお願いします|映像でお願いします|にしてください|でお願いします|トーンで|イラスト調|字幕|ナレーション|縦型|縦動画|BGM|テロップ|秒動画|分以内|ナレーション|字幕|テロップ|bgm|トーンで|イラスト調|分以内|秒以内|秒動画|動画でお願い|動画を作|映像で|雰囲気の',
  greets: 'こんにちは|お世話になっております|いつもお世話になっております|はじめまして',
  introduces: '当店は|私たちは|弊社は|こちらは|うちは',
  reasons: 'なぜなら 理由',
  calm: '落ち着いた|静かな|ゆっくり|穏やか|しっとり',
  lively: '元気|スピード感|テンポよく|にぎやか|勢い',
  shows: '最後',
  phrases: {
    visit: '{} へ',
    call: 'お電話は {}',
    write: 'お問い合わせは {}',
    follow: '{} をフォロー',
    remember: '覚えておきましょう',
    check: '確認しましょう',
  },
};
