/** How briefs in English speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    film: 'video|videos|ad|ads|advert|adverts|advertisement|advertisements|commercial|commercials|tv spot|tv spots|spot|spots|video clip|video clips|clip|clips|vid|vids|promo|promos|reel|reels|short|shorts|trailer|trailers|teaser|teasers|film|films|training module|training modules|training video|training videos|explainer|explainers|animation|animations|campaign|campaigns|tiktok|tiktoks|insta|insta reel|story|stories|insta story',
    make: "do|cut|create|make|produce|write|design|build|generate|film|shoot|plan|we need|i need|we want|i want|we'd like|i'd like|looking for",
    asked: 'can you|could you|would you|can u|could u|would u|can ya|could ya|would ya',
    channel:
      'tiktok|instagram|facebook|youtube|linkedin|snapchat|pinterest|social media|socials|tv|our website|our site|reels',
    about:
      'for|about|on|of|to|in which we|promoting|announcing|introducing|advertising|explaining|showing|presenting|promotes|announces|introduces|advertises|explains|shows|presents|inviting * to|invites * to|teaching *|teaches *|where',
    people: 'people|viewers|them|customers|everyone|neighbours|parents',
  },
  chatter: [
    '(following on|following up|further to|thanks for|thank you for) (from|on|for)? (our|your|the|my) ..4 > (we|i|can|could|please|here)',
    'as (discussed|agreed|mentioned|promised|per) ..4 ,',
    '(just)? (a)? quick one ..4 (:|,) > _',
    '(just)? (a)? quick one ..4 (:|,) > @',
    '(hi|hey|hello) (there|all|team|guys|folks)? (,|!)? > (so|we|i|can|could|please|make|need)',
    '(ok|okay)? ,? so basically? ,? > (we|i|our|my)',
    'basically ,?',
    '(ps|p.s|p.s.|p. s.|p s) (:|,)? > ..1',
    'btw ,?',
    'also ,',
    'oh ,? (and|also|yes) ,?',
  ],
  openings: [
    '{asked} please? (put together|make|create|do|produce|design|film) something ..3 (for|about) > (our|my|the)',
    'for the {film} (for|of|about)',
    '(a|an|the|our)? unboxing (of|for) (the|our|a|an)?',
    '(a|an|the|our)? testimonial (for|about)',

    '(hi|hiya|heya|hey|hello)? (,|!)? please? {asked}? please? {make} (me|us|to make|to create)?3 (a|an|the|our|some)? ..6 {film} (for|on)? {channel}? (for|on)? {channel}? (that|which)? {about} (:|,)?',
    'please? {asked}? please? {make} (me|us)? (a|an|the|some)? ..2 (seconds|secs|sec) {about}',
    'a ..3 (calm|quiet|funny|short|warm|lively|gentle|bold|modern|simple) ..2 {film} {about}',
    '(a|an|the)? ..4 (video|ad|advert|commercial|promo|spot|reel|clip|teaser) (for|about|promoting|announcing|introducing|advertising|explaining|showing|inviting * to)',
    "(we|i|we'd|i'd|we would|i would) (want|like|need|love|wish) to (promote|advertise|announce|introduce|showcase|market)",
    '(hi|hiya|heya|hey|hello)? (,|!)? please? {asked} please? {make} (me|us)? something ..3 (for|about|on) > (our|my|the)',
    '(hi|hiya|heya|hey|hello)? (,|!)? please? {asked} please? {make} (me|us)? something ..3 (for|about|on) > @',
    '(need|needed|after|looking for) something ..3 (for|about) > (our|my|the)',
    '(need|needed|after|looking for) something ..3 (for|about) > @',
    '(need|needed|wanted|want|after|looking for) (a|an|the|some|our)? ..4 {film} for ..5 (on|about|covering|explaining)',
    '(need|needed|wanted|after|looking for) (a|an|the|some|our)? ..4 {film} {about}',
    '(video|ad|advert|advertisement|commercial|promo|spot|clip|reel) _? :',
    '(a|an|the|our)? ..2 (refresher|briefing|toolbox talk|induction|training|training session|reminder) ..4 (about|on|covering)',
  ],
  directors: [
    '(please|also|and)? (promote|advertise|announce|introduce|showcase|highlight|emphasise|emphasize|mention|point out|explain|talk about|describe|focus on|teach people|teach staff|teach viewers|teach employees|teach them|teach new *) (that|about)? !(yourself|it like|it as)',
    '(please|also|and)? tell {people} (that|about)? !(yourself)',
    '(please|also|and)? (teach|show|train|coach) (our|the|my|all)? (new)? (staff|team|employees|people|colleagues|drivers|starters|volunteers|hires) > (how|to|what|when|why)',
    '(please|also|and)? let (people|them|everyone|customers) know (that|about)? !(yourself)',
    '(please|also|and)? (say|show|present|feature|include|stress|cover) (that|about)? > (our|the fact|that|how|we|it is|why|what)',
  ],
  remarks: [
    '(a|an|the|our)? (training|induction|refresher|briefing|toolbox talk) for ..6 $',
    'also? (write|print|repeat|say) ..6 times $',

    '(a|an|the)? ..3 (ad|advert|video|commercial|promo|reel|tv spot) script? $',
    '(keep|make) (it|this|the video|the ad|the spot|the tone|the mood|the film|the pace) ..2 (short|fun|upbeat|light|simple|friendly|professional|warm|under|punchy|playful|calm|energetic|emotional|clear|modern|snappy|cinematic|positive|serious|funny|honest|fast)',
    '(use|with) (a|an|the) _ ,? ..3 (tone|style|voice|mood|look|music|voice-over|voiceover)',
    'the? (tone|style|mood|voice|look|music|pace|feel|feeling|target audience|audience|video|voice-over|voiceover|format|length|duration|aspect ratio) (is|are|should|must|needs)',
    'no (voice-over|voiceover|narration|music|presenter|people on screen)',
    '(vertical|horizontal|square) (video|format)? ~20 $',
    '(upbeat|warm|friendly|calm|playful|professional|energetic|cinematic|emotional|serious|funny|modern) ,? ..4 (tone|style|mood|music|feel) $',
    '{asked} (please|maybe|kindly)? (make|create|do|put|write|film|produce|design|send|help)',
    '{asked} (please|maybe|kindly)? turn (this|it|these|that) into',
    'will you (please|maybe|kindly)? (make|create|do|put|write|film|produce|design|send|help)',
    "(we|i|we'd|i'd|we would|i would) (like|love|prefer|want) (the|this|our|that) (video|ad|advert|film|clip|spot|commercial)",
    "please? (no|avoid|don't use|do not use) any? (stock|cheesy|loud|salesy)",
  ],
  courtesies: [
    '(hi|hey|hello|dear|good morning|good afternoon|good day) ,? (there|all|team|everyone|everybody|guys|folks|sir or madam)? (,|!)? $',
    '(hi|hey|hello|dear|good morning|good afternoon|good day) ,? @ (,|!)? $',
    '(hi|hey|hello|dear|good morning|good afternoon|good day) ,? (there|all|team|everyone|everybody|guys|folks)? (,|!)? i? (hope|hoping) ~40 $',
    '(i|we)? (hope|hoping) (you|all|this|that you) ~50 $',
    '(thanks|thank you|cheers|many thanks|best|best wishes|kind regards|best regards|regards|yours) (so much|very much|a lot|a million|a bunch|in advance|again|everyone|all)?3 (,|!)?2 $',
    '(thanks|thank you|many thanks|best wishes|kind regards|best regards|warm regards|regards|cheers|yours) _?3 (,|!)?2 @? $',
    'best , @ $',
  ],
  signsOff:
    'thanks|thanx|thx|ta|thank you|many thanks|cheers|best|best wishes|kind regards|best regards|warm regards|regards|yours|sincerely',
  closings: ['for new ..2 (staff|employees|starters|hires|temps) $', '(before|with|from) ..3 angle $'],
  labels: {
    drop: 'brand|company|business|client|target audience|audience|target|tone|tone of voice|style|mood|music|length|duration|format|language|voice|visual|visuals|aspect',
    cta: 'call to action|call-to-action|call-to action|call to-action|cta|end on|close on|finish on|end with|close with|finish with|end card|closing line|end with the words|close with the words|finish with the words|end with the word|close with the word',
    headline: 'headline|hook|tagline|slogan|claim|motto',
    offer: 'offer|special offer|deal|promo|promotion|discount',
    fact: 'product|name|problem|challenge|solution|proof|social proof|key point|key points|key message|key messages|key benefit|key benefits|key fact|key facts|benefit|benefits|feature|features|usp|usps|description|about|subject|topic|message|detail|details|brief|project|goal',
    when: 'when|date|dates|time|opening hours|hours',
    where: 'where|location|address|place|venue',
    contact: 'website|web|url|link|phone|tel|telephone|e-mail|email|contact',
  },
  furniture:
    'all rights reserved|privacy|privacy policy|privacy settings|cookie|cookie policy|cookie settings|cookies|cookies policy|cookies settings|refund|refund policy|terms|terms and conditions|terms & conditions|terms of use|terms of service|sitemap|back to top|skip to content|skip to main content|read more|log in|login|sign in|menu|home page|homepage|quantity|qty|sign up to our newsletter|subscribe to our newsletter|join our mailing list|free returns policy|share|tweet|pin it|in stock|out of stock|you may also like|you might also like|customers also bought|customers also viewed|related products|recently viewed|write a review|description|specifications|delivery & returns|delivery and returns|shipping & returns|size guide|accept all|accept cookies|reject all|manage preferences|view basket|view cart|checkout|continue shopping|notify me|wishlist|add to wishlist|tax included|shipping calculated at checkout|view full details|pickup available',
  carts:
    'add to cart|add to basket|add to bag|buy now|qty add to basket|qty add to cart|qty add to bag|quantity add to basket|quantity add to cart',
  navigation:
    'sale|new in|collections|home|about|about us|services|our services|products|prices|pricing|contact|contact us|blog|news|shop|store|login|log in|sign in|sign up|menu|search|faq|faqs|help|support|careers|jobs|cart|basket|account|gallery|portfolio|testimonials|reviews|locations|team|our team',
  subjects: 'subject|fw|fwd|re',
  headers: 'from|to|cc|bcc|sent|date',
};
