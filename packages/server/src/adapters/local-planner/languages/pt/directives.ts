/** How briefs in Portuguese speak to whoever makes the film, which is not for viewers. */
import type { DirectivesSource } from '../../lexicon/directives';

export const DIRECTIVES: DirectivesSource = {
  lists: {
    present: 'apresentar|promover|divulgar|dar a conhecer|anunciar|lançar',
    film: 'vídeo|video|filme|reels|anúncio|spot|comercial|clip|reel',
    make: 'faz|faz-me|faça-me|faça-nos|crie-me|cria|crie|criar|faça|fazer|produza|prepare|precisamos de|queremos',
    wish: 'queria|quero|gostaria de|preciso de|precisava de|precisamos de|queríamos|gostaríamos de|gostava de|gostávamos de|procuro|procuramos|desejo|desejamos',
    small: 'pequen*|curt*|brev*|nov*|modern*|tiktok|instagram|facebook|youtube',
    kind: 'publicit*|promo*|comerci*|institucional|vertical|curto|breve',
    ours: 'a minha|o meu|a nossa|o nosso|minha|meu|nosso|nossa',
    hello: 'olá|oi|ola|oii|boa tarde|bom dia|boa noite|e aí',
  },
  chatter: [
    'por favor ,? > (um|uma|faz*|faç*|quer*|precis*|me)',
    '(conforme combinado|como combinado|como falámos|conforme falamos) ..4 ,',
    '{hello} (,|!)? > {wish}',
    '{hello} (,|!)? > {make}',
    '{hello} (pessoal|equipe)? (,|!) > _',
  ],
  alone: ['(um|uma|o|a)? ..4 {film} ..3 (para|pra|pro|sobre|de|do|da) (uma|um|o|a)?'],
  follows: ['(de|cerca|uns)?2 ..1 (segundos|seg|s|minuto|minutos) ,? (para|sobre) {present}?', '{present} > _'],
  openings: [
    'para (o|a|um|uma) {film} (da|do|de)',
    '(o|um)? unboxing (da|do|das|dos|de)',
    '(um)? depoimento para',

    '{make} (me|nos|aí)? (um|uma) ..3 {film} ..4 (para|pra|pro|sobre|de|que apresente|que explique|que mostre)',
    '{wish} ter? (um|uma) ..3 (vídeo|video|spot|clip|filme|reel|reels|anúncio) ..4 (para|pra|pro|sobre|de|do|da)',
    '(queremos|quero|gostaríamos de) (divulgar|promover|anunciar)',
    '(um|uma) ..1 (anúncio|spot|vídeo|comercial) ..2 (para|pra|sobre)',
    '(podem|podes|pode|poderiam|dá para|consegue|conseguem) (fazer|criar|preparar) (um|uma) ..3 {film} ..4 (para|pra|sobre|de|do|da)',
    '(um|uma|o|a)? {small}?2 (anúncio|publicidade|propaganda|comercial|vídeo|spot) {kind}?2 (para|sobre|de|da|do|pra|pro)',
    '(um|o)? {small}?2 (filme|clip|reel|short) {kind}?2 (para|sobre) > {ours}',
    '(anúncio|publicidade|propaganda|vídeo) _? :',
  ],
  stories:
    'conta a história de=|conta a história do=o|conta a história da=a|conte a história de=|conte a história do=o|conte a história da=a|contem a história de=|contem a história do=o|contem a história da=a|contar a história de=|contar a história do=o|contar a história da=a|narre a história de=|narre a história do=o|narre a história da=a|conte como=como|contem como=como|contar como=como',
  courtesies: [
    '{hello}? ,? (sou|sou o|sou a|me chamo|chamo-me|meu nome é) @ $',
    '{hello} (pessoal|equipe|team)? $',
    '(obrigado|obrigada|valeu|falou|abraço|abraços|beijinhos|beijos) (pessoal|equipe|team)? $',
  ],
  directors: [
    '(conta|conte|contem|contar|conte-nos|conta-nos|contem-nos) (a|uma|a nossa)? ..1 história (de|do|da|dos|das)',
  ],
  remarks: [
    'não (usem|use|usar|escrevam|escreva|escrever|digam|diga|dizer|ponham|coloquem) a palavra',
    '(no fim|no final|a fechar|para terminar) ,? (mostrar|mostrem|mostre|pôr|ponham|colocar|coloquem|aparecer)',
    '(podia|podiam|poderia|poderiam|pode|podem|dá para|daria para) (aparecer|ver-se|haver|notar-se|sair) ..12 $',
    '(sem|nada de) ..5 por favor $',
    'por favor ,? (sem|nada de) ..5 $',
    '(pode|podem|podes|consegue|conseguem|dá para|dá pra|poderia|poderiam|podiam) (colocar|pôr|por|usar|incluir|meter|botar|evitar|mostrar|pôr) ..8 $',
  ],
  signsOff:
    'valeu|abraço|abs|beijos|bjs|obrigado|obrigada|abraços|cumprimentos|com os melhores cumprimentos|atenciosamente|até já|muito obrigado|muito obrigada|obrigado desde já|obrigada desde já|melhores cumprimentos|um abraço|cordialmente|até breve|att',
  labels: {
    drop: 'marca|público|destinatari|tom',
    cta: 'termine com|terminar com|acabar com|acabe com|feche com|fechar com|finalizar com',
    where: 'onde|lugar',
  },
  taxes: 'iva incluído|iva incl|impostos incluídos|portes não incluídos|mais portes',
  furniture:
    'imagens|fotos|início|loja|tamanho|cor|escolha o tamanho|escolher tamanho|selecionar tamanho|adicionar aos favoritos|adicionar à lista de desejos|disponível|comparar|ver todas as avaliações|detalhes do produto|compra verificada|calcular frete|todos os direitos reservados|quantidade|em stock|em estoque|partilhar|compartilhar|também pode gostar|você também pode gostar|produtos relacionados|descrição|avaliações|aceitar todos|aceitar cookies|lista de desejos',
  carts:
    'comprar|adicionar à sacola|adicionar ao saco|colocar no carrinho|adicionar ao carrinho|quantidade adicionar ao carrinho|comprar agora|adicionar ao cesto',
  navigation: 'início|sobre nós|serviços|preços|contato',
  subjects: 'assunto|enc|res',
  headers: 'de|para|enviado|enviada em|data|cc',
  houses: 'loja|empresa|oficina|negócio|marca|ateliê|estúdio',
  firms: 'empresa',
};
