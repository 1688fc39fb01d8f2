/** The tone that a brief asks for, by its words in the languages of `WORD_LANGUAGES`, in that order. */
import { spot } from '../worlds/words/spot';

// biome-ignore format: a table is read in rows
const TONE_WORDS = {
  playful: ['fun,playful,cheerful,funny,kids,colourful,colorful,joyful', 'lustig,verspielt,fröhlich,bunt,kindgerecht', 'ludique,amusant,joyeux,coloré,rigolo', 'divertido,divertida,alegre,juguetón,colorido', 'divertente,giocoso,allegro,colorato', 'divertido,divertida,alegre,brincalhão,colorido', 'speels,vrolijk,grappig,kleurrijk', 'zabawny,wesoły,radosny,kolorowy', 'eğlenceli,neşeli,renkli', '楽しい,遊び心,ポップ,にぎやか', 'مرح,ممتع,مبهج'],
  elegant: ['elegant,luxury,luxurious,refined,premium,sophisticated,timeless,exclusive', 'elegant,luxuriös,edel,exklusiv,hochwertig,zeitlos', 'élégant,élégante,luxueux,raffiné,haut de gamme,intemporel', 'elegante,lujoso,lujo,refinado,exclusivo', 'elegante,lussuoso,lusso,raffinato,esclusivo', 'elegante,luxuoso,luxo,refinado,exclusivo', 'elegant,luxe,luxueus,verfijnd,exclusief', 'elegancki,elegancka,luksusowy,ekskluzywny', 'zarif,lüks,seçkin,şık', '上品,優雅,高級,エレガント,洗練', 'أنيق,أنيقة,فاخر,فاخرة,راق'],
  bold: ['bold,loud,energetic,powerful,punchy,intense,edgy', 'mutig,laut,energiegeladen,kraftvoll,knallig', 'audacieux,énergique,percutant,puissant', 'atrevido,enérgico,potente,audaz', 'audace,energico,potente,grintoso', 'ousado,enérgico,potente,impactante', 'gedurfd,krachtig,energiek', 'odważny,energiczny,mocny', 'cesur,enerjik,güçlü', '大胆,力強い,迫力,エネルギッシュ', 'جريء,جريئة,قوي,حيوي'],
  calm: ['calm,gentle,quiet,peaceful,serene,soothing,slow', 'ruhig,sanft,still,entspannt', 'calme,doux,douce,paisible,apaisant', 'tranquilo,tranquila,sereno,suave', 'calmo,tranquillo,sereno,delicato', 'calmo,tranquilo,sereno,suave', 'rustig,kalm,zacht,sereen', 'spokojny,spokojna,cichy,łagodny', 'sakin,huzurlu,dingin', '静か,穏やか,落ち着いた,やさしい', 'هادئ,هادئة,لطيف'],
  modern: ['modern,minimal,minimalist,clean,futuristic,tech,sleek', 'modern,minimalistisch,schlicht,futuristisch', 'moderne,minimaliste,épuré,futuriste', 'moderno,moderna,minimalista,futurista', 'moderno,moderna,minimalista,futuristico', 'moderno,moderna,minimalista,futurista', 'modern,minimalistisch,strak,futuristisch', 'nowoczesny,nowoczesna,minimalistyczny', 'modern,minimalist,yalın,fütüristik', 'モダン,ミニマル,シンプル,現代的', 'عصري,عصرية,حديث,بسيط'],
  traditional: ['traditional,heritage,classic,rustic,vintage,handmade,handcrafted,family-run,artisan', 'traditionell,klassisch,rustikal,handgemacht,handwerklich,familiengeführt', 'traditionnel,traditionnelle,classique,rustique,artisanal,artisanale', 'tradicional,clásico,rústico,artesanal,hecho a mano', 'tradizionale,classico,rustico,artigianale,fatto a mano', 'tradicional,clássico,rústico,artesanal,feito à mão', 'traditioneel,klassiek,rustiek,ambachtelijk,handgemaakt', 'tradycyjny,tradycyjna,klasyczny,rustykalny,rzemieślniczy', 'geleneksel,klasik,rustik,el yapımı', '伝統,老舗,手作り,クラシック,職人', 'تقليدي,تقليدية,عريق,كلاسيكي,يدوي'],
} as const satisfies Record<string, readonly string[]>;

export type Tone = keyof typeof TONE_WORDS;
export const TONES = Object.keys(TONE_WORDS) as readonly Tone[];

/** The tone that is spoken of first; undefined when none is. */
export const toneOf = (text: string, language: string): Tone | undefined => spot(TONE_WORDS, text, language)[0]?.key;
