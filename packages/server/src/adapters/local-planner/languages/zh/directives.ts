/** How briefs in Chinese speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    film: '广告|廣告|宣传片|宣傳片|视频|短片',
    one: '一个|一条|一段|一支|一部',
    tail: '做|制作|拍|拍摄',
  },
  openings: [
    '请? (制作|做|拍|创建|生成|我们需要|我们想要) {one}? ~10 (视频|广告|短片|宣传片) (，|,|。|:)? 来? (介绍|关于|宣传|推广)? 一下? :?',
    '(为|為|给|給|关于|關於) > ~60 {tail}? 的 {one}? {film} $',
    '(广告|廣告|视频) :',
  ],
  closings: ['{tail}? 的 {one}? {film} $'],
  remarks: ['(风格|语气|目标受众|基调) (:|为|是)'],
  labels: {
    drop: '品牌',
    headline: '标语|口号',
    offer: '優惠|优惠',
    when: '时间|時間',
    where: '地点|地址',
    contact: '电话',
  },
};
