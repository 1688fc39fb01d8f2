/** How briefs in Japanese speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: { film: '動画|ビデオ|CM|広告' },
  openings: ['(広告|動画|CM) :', '~16 の (広告|動画|宣伝|紹介動画|宣伝動画|CM) :'],
  closings: [
    '(の)? (開封動画|開封) $',

    '(の|を紹介する|についての|を宣伝する)? (紹介|宣伝|告知|PR|案内)? {film} を? (お願いします|作成してください|作ってください|制作してください|作って) $',
    '(のための|の|用の|用) (広告動画|広告|CM動画|CM|動画|宣伝|紹介動画|宣伝動画|PR動画|プロモーション動画|ショート動画|ビデオ) $',
  ],
  remarks: ['(トーン|雰囲気|ターゲット) (は|:)'],
  labels: {
    drop: 'ブランド|ターゲット|雰囲気|トーン|音楽|尺|長さ',
    headline: 'キャッチコピー',
    fact: '商品名',
    when: '日時|時間',
    where: '場所|住所',
    contact: '電話',
  },
  taxes: '送料別',
  furniture:
    'ホーム|トップ|サイズ|サイズを選択|カラー|カラーを選択|色を選択|レビューを見る|商品詳細|返品について|お気に入り|ほしい物リストに追加|購入済み|数量|おすすめ商品|関連商品|在庫あり|商品説明|レビュー|シェアする|お気に入りに追加|こちらもおすすめ|すべて同意する|ログイン|メニュー',
  carts: '今すぐ購入|今すぐ買う|カートへ|カートに入れる|買い物かごに入れる|かごに入れる|カートに追加',
  subjects: '件名',
  headers: '差出人|宛先|日時|送信日時|送信者',
};
