/** Numbers from one to ten, and colours, in the languages of `WORD_LANGUAGES`, in that order. */
// biome-ignore format: a table is read in rows
export const NUMBER_WORDS: Readonly<Record<number, readonly string[]>> = {
  2: ['two,pair of,couple of', 'zwei', 'deux', 'dos', 'due', 'dois,duas', 'twee', 'dwa,dwie,dwoje', 'iki', '二,2,ふたり,二匹', 'اثنان,اثنين,زوج'],
  3: ['three,trio', 'drei', 'trois', 'tres', 'tre', 'três', 'drie', 'trzy,trzech', 'üç', '三,3', 'ثلاثة,ثلاث'],
  4: ['four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro', 'vier', 'cztery', 'dört', '四,4', 'أربعة,أربع'],
  5: ['five,several,many,group of,flock,herd', 'fünf,mehrere,viele', 'cinq,plusieurs', 'cinco,varios,varias', 'cinque,diversi', 'cinco,vários,várias', 'vijf,meerdere,veel', 'pięć,kilka,wiele', 'beş,birkaç', '五,5,たくさん', 'خمسة,خمس,عدة'],
  6: ['six', 'sechs', 'six', 'seis', 'sei', 'seis', 'zes', 'sześć', 'altı', '六,6', 'ستة,ست'],
  7: ['seven', 'sieben', 'sept', 'siete', 'sette', 'sete', 'zeven', 'siedem', 'yedi', '七,7', 'سبعة,سبع'],
  8: ['eight', 'acht', 'huit', 'ocho', 'otto', 'oito', 'acht', 'osiem', 'sekiz', '八,8', 'ثمانية,ثمان'],
  9: ['nine', 'neun', 'neuf', 'nueve', 'nove', 'nove', 'negen', 'dziewięć', 'dokuz', '九,9', 'تسعة,تسع'],
  10: ['ten,dozen', 'zehn', 'dix', 'diez', 'dieci', 'dez', 'tien', 'dziesięć', 'on', '十', 'عشرة,عشر'],
};

// biome-ignore format: a table is read in rows
export const COLOUR_WORDS: Readonly<Record<string, readonly string[]>> = {
  '#e5322d': ['red,crimson,scarlet', 'rot,rote,roter,rotes,roten', 'rouge,rouges', 'rojo,roja,rojos,rojas', 'rosso,rossa,rossi,rosse', 'vermelho,vermelha,vermelhos', 'rood,rode', 'czerwony,czerwona,czerwone', 'kırmızı', '赤い,赤', 'أحمر,حمراء'],
  '#f2802b': ['orange', 'orange,orangefarben', 'orange', 'naranja', 'arancione', 'laranja', 'oranje', 'pomarańczowy', 'turuncu', 'オレンジ色', 'برتقالي'],
  '#f7c631': ['yellow,golden', 'gelb,gelbe,gelber,gelbes', 'jaune,jaunes', 'amarillo,amarilla,amarillos', 'giallo,gialla,gialli', 'amarelo,amarela', 'geel,gele', 'żółty,żółta,żółte', 'sarı', '黄色', 'أصفر,صفراء'],
  '#3f9c46': ['green', 'grün,grüne,grüner,grünes', 'vert,verte,verts', 'verde,verdes', 'verde,verdi', 'verde,verdes', 'groen,groene', 'zielony,zielona,zielone', 'yeşil', '緑,緑の', 'أخضر,خضراء'],
  '#2f73d9': ['blue,navy', 'blau,blaue,blauer,blaues', 'bleu,bleue,bleus', 'azul,azules', 'blu,azzurro,azzurra', 'azul,azuis', 'blauw,blauwe', 'niebieski,niebieska,niebieskie', 'mavi', '青い,青', 'أزرق,زرقاء'],
  '#8a4fd0': ['purple,violet,lilac', 'lila,violett', 'violet,violette,mauve', 'morado,morada,violeta', 'viola', 'roxo,roxa', 'paars,paarse', 'fioletowy,fioletowa', 'mor', '紫', 'بنفسجي'],
  '#ee6fa6': ['pink,rosy', 'rosa,pink', 'rose', 'rosa,rosado', 'rosa', 'rosa,cor-de-rosa', 'roze', 'różowy,różowa', 'pembe', 'ピンク', 'وردي,زهري'],
  '#8a5a35': ['brown', 'braun,braune,brauner', 'brun,marron', 'marrón', 'marrone', 'marrom,castanho', 'bruin,bruine', 'brązowy,brązowa', 'kahverengi', '茶色', 'بني'],
  '#2b2b33': ['black', 'schwarz,schwarze,schwarzer', 'noir,noire', 'negro,negra', 'nero,nera', 'preto,preta', 'zwart,zwarte', 'czarny,czarna', 'siyah', '黒い,黒', 'أسود,سوداء'],
  '#f2f2f2': ['white', 'weiß,weiße,weißer', 'blanc,blanche', 'blanco,blanca', 'bianco,bianca', 'branco,branca', 'wit,witte', 'biały,biała', 'beyaz', '白い,白', 'أبيض,بيضاء'],
};
