/** The words of Portuguese that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'e ou mas &',
  starts:
    'cada em com para por desde até sem sobre entre durante segundo após antes contra que onde quando enquanto porque se como a ao à aos às no na nos nas pelo pela dentro perto junto depois incluindo quem',
  hangs:
    'o a os as um uma uns umas de do da dos das seu sua seus suas teu tua meu minha nosso nossa nossos nossas este esta estes estas esse essa cada nenhum nenhuma é são era foi ser está estão há tem têm pode deve não muito mais só apenas todo todos toda todas também se te lhe já',
  acts: 'reserve|reserva|peça|pede|encomende|ligue|liga|visite|visita|visite-nos|junte-se|inscreva-se|inscreve-te|cadastre-se|registe-se|baixe|descarregue|experimente|experimenta|doe|assine|compre|compra|comece|começa|venha|vem|descubra|descobre|contacte|fale|solicite|marque|agende|aproveite|escreva|conheça|passe|participe|torne-se|acesse|garanta|faça|matricule-se|chame|teste|marca|siga|segue|envie|envia|mande|manda|apareça|aparece|prove|aprenda|aprende|traga|traz|contacte-nos|fale connosco|encomendas|reservas|inscrições|pedidos|marcações',
  offers:
    'entrada livre|entrada gratuita|entrada franca|% de desconto|desconto|grátis|gratuito|gratuita|gratuitos|gratuitas|metade do preço|oferta|de oferta|brinde|economize|poupe|sem taxa|sem custo|frete grátis|portes grátis|promoção|em vez de|antes ',
  gives:
    'alugo alugamos arrendo arrendamos cultivo cultivamos dou damos ofereço oferecemos vendo vendemos vende-se aluga-se procuro faço fazemos ensino produzo produzimos',
  concessions: 'crianças|estudantes|sócios|menores|entrada|estacionamento|envio|envios|portes|frete|wifi',
  pending: 'a confirmar|por confirmar|a definir|por definir|a anunciar|será anunciado|serão anunciados',
  seats:
    'centro de|no centro de|bairro da|câmara municipal de|câmara de|prefeitura de|município de|cidade de|vila de|freguesia de|junta de freguesia de|biblioteca de|mercado de|feira de|hospital de|universidade de|teatro de|zona de|distrito de|região de|perto de|festa de|festas de|romaria de|praia de|estação de|paróquia de|bairro de|vale de|castelo de|ilha de|serra de|em',
  unseated:
    'casa|família|promoção|estoque|grupo|dia|stock|breve|forma|todos|todas|todo|toda|cada|um|uma|o|a|os|as|seu|sua|seus|suas|nosso|nossa|dinheiro|alta|até|ouro|prata|couro|madeira|pedra|ferro|aço|alumínio|inox|geral|particular|português|inglês|linha|direto|vigor|conta|obras|dezembro|frente|volta|minutos|horas|dias|atacado|oferta|exclusivo|apenas|qualquer|busca|loja|lojas|vez|pronta|condomínio|condomínios|domicílio|parcelas|vezes|duas|três|dobro|cima|branco|barra|creme|caixa|caixas|pó|frasco|garrafa|embalagem|tempo|horário|equipa|equipe|carne|kit|pacote|pacotes|peça|peças|tecido|vidro|cerâmica|troca|compras|pedidos|encomendas|consultório|clínica|estúdio|escola|escolas|parceria|movimento|crescimento|sala|mesa|cores|tamanhos|fotos|vídeo|papel|digital|sessões|aulas|serviços|produtos|festas|eventos|casamentos|empresas|telhados|fachadas|pintura|obra|construção|construções|reformas|prestações|saúde|beleza|férias|folha|grão|fatias|bairro|campo|palco|destaque|funcionamento|andamento|estado|novo|perfeito|plena|pleno',
  townHeads: 'são santa santo vila ponte ponta rio porto nova póvoa campo nossa belo',
  saints: 'são santa santo',
  premises: 'escola colégio ginásio pavilhão sala hotel teatro cinema parque igreja paróquia palácio residencial',
  parts:
    'por motivo de mudança|por mudança|motivo mudança|motivo de mudança|por falta de espaço|por falta de uso|por motivo de viagem|por motivos de saúde|por herança',
  refers: 'ele ela eles elas isto isso também lá ambos além depois custa custam inclui dura',
  ours: 'um uma o a os as meu minha nosso nossa',
  tones:
    'alegre calmo calma acolhedor acolhedora amigável divertido divertida profissional sério séria moderno moderna elegante jovem dinâmico dinâmica enérgico emotivo minimalista luxuoso rápido lento tom estilo clima ambiente música muito um uma pouco por favor leve descontraído curto simples com humor sóbrio não',
  wishes:
    'gostávamos que |gostávamos de |gostaria que |gostaríamos que |gostaria de |gostaríamos de |queríamos que |se calhar com |se possível |talvez com |se der |algo emocionante|nada de imagens|nada de fotos|sem imagens|sem fotos de |não mostrem|não mostre |que fique |que seja |faça |faz |mantenha |o vídeo deve|não mostrar|não mostrem|mostrar primeiro|evitem |evite |nada de sangue|público:|público-alvo|tom:|estilo:|formato:|duração:|linguagem simples|não muito |queremos algo |que seja |sem texto|sem voz|sem música|não mostrar|não mostrem|música suave|música animada|público-alvo|linguagem simples|[inserir',
  bids: 'faça |faz |mantenha |evitem |evite |que fique |que seja |não mostrar|não mostrem|não muito ',
  films: 'vídeo|vídeos|video|anúncio|spot|clip|reel',
  film: 'no filme|no vídeo|no video|no anúncio|narração em off|voz off|legendas|formato vertical|câmera lenta|câmara lenta|cortes rápidos|música de fundo|sem música|sem som|sem buzina|primeiros segundos|últimos segundos|câmera lenta|legendas|locução|voz off|em câmara',
  greets:
    'caro|cara|olá|oi|bom dia|boa tarde|boa noite|boas|prezados|exmos. senhores|exmos senhores|exmo. senhor|exma. senhora|caros senhores|caro senhor|tudo bem|tudo bom|como está|como estão|como vai',
  introduces:
    'falo em nome do|falo da|falo do|ligo da|escrevo em nome de|escrevo em nome da|escrevo em nome do|escrevo da parte de|escrevo da parte da|venho em nome da|falo em nome da|somos|sou|nós somos|aqui é|aqui é a|aqui é o|temos|tenho',
  uses: 'com',
  copulas: 'é',
  roles:
    'presidente diretor diretora secretário secretária responsável tesoureiro tesoureira gerente coordenador coordenadora dono dona porta-voz',
  called:
    'chamo-me|me chamo|o meu nome é|meu nome é|que se chama|chama-se|se chama|chamamo-nos|chamada|chamado|de nome|o nome é',
  always: 'sempre nunca jamais não só',
  infinitives: 'ar er ir',
  reasons: 'porque pois senão motivo',
  calm: 'calm*|tranquil*|lent*|devagar|suave*|seren*',
  lively: 'dinâmic*|enérgic*|rápid*|animad*|agitad*',
  relatives: 'que quem onde quando enquanto porque se',
  negates: 'não sem',
  lasts: 'duração',
  lengths: 'cerca de máximo',
  shows: 'no final|mostre|inclua|com o |termin|acab|encerr',
  serves: 'para',
  towns:
    'lisboa|porto alegre|braga|coimbra|faro|évora|setúbal|aveiro|viseu|leiria|funchal|guimarães|cascais|sintra|oeiras|almada|matosinhos|ericeira|portimão|lagos|são paulo|rio de janeiro|belo horizonte|brasília|salvador|fortaleza|recife|curitiba|manaus|goiânia|campinas|florianópolis|niterói|joinville|londrina|uberlândia|ribeirão preto|sorocaba|maceió|porto|portugal|brasil|europa|tavira|bragança|santarém|portalegre|castelo branco|viana do castelo|vila real|covilhã|fundão|lamego|elvas|estremoz|olhão|albufeira|peniche|caldas da rainha|torres vedras|barcelos|amarante|penafiel|gondomar|póvoa de varzim|ovar|ponta delgada|angra do heroísmo|cuiabá|campo grande|aracaju|joão pessoa|teresina|são luís|porto velho|macapá|guarulhos|osasco|juiz de fora|petrópolis|blumenau|chapecó|maringá|cascavel|caxias do sul|pelotas|ouro preto|uberaba|feira de santana|olinda|petrolina|votorantim|jundiaí|piracicaba|bauru',
  owns: {
    is: 'sou|trabalho como|eu sou',
    pairs:
      'a minha mulher|o meu marido|minha esposa|meu marido|eu e|e eu|com o meu marido|com a minha mulher|com o meu irmão|com a minha irmã',
    named: 'chama-se',
    begins: 'tenho|temos|abri|abrimos|abri agora|gerimos|acabo de abrir|acabamos de abrir',
  },
  resumes:
    'ajudo|atendo|cuido|crio|trabalho|*amos|*emos|*imos|aberto|abertos|sem|há|também|orçamento|recebo|dou|faço|preparo|entrego|vendo|ofereço|ensino|conserto|cozinho|organizo|levo|trago|vou',
  reaches: 'nos no na já pelo por com hoje agora seu sua',
  typed:
    'vc=você|vcs=vocês|tb=também|tbm=também|pq=porque|q=que|td=tudo|tds=todos|hj=hoje|msm=mesmo|mto=muito|mt=muito|qdo=quando|pfv=por favor|obg=obrigado|c=com|p=para',
  keywords: {
    alone:
      'fachadas|telhados|entradas|escadas|gelados|salgados|grelhados|assados|saladas|empadas|animais|canais|locais|hospitais|jornais|metais|janelas|persianas|cortinas|altares|colares|lares|bares|clientes|pontes|fontes|seminários|armários|horários|calçadas|estradas|jardins|condomínios|muros|quintais|piscinas|casamentos|particulares|clínica|música|cerâmica|física|química|mecânica|informática|eletrónica|eletrônica|óptica|gráfica|fábrica|botânica|ginástica|estética|matemática|acústica|cosmética',
    whole:
      'sem marcação|com marcação|ao domicílio|a domicílio|orçamento grátis|orçamento sem compromisso|orçamentos grátis|sem compromisso|24 horas|todos os dias|fins de semana|fim de semana|primeira aula grátis|aula experimental|avaliação grátis|para levar|por medida|sob medida|todas as marcas|todas as idades|todos os níveis|deslocação grátis|sem taxa de deslocação|sem glúten|ar condicionado|comida caseira|prato do dia|entrega grátis|delivery grátis',
    begins: 'sem|desde|todos|todas|a partir de',
    per: 'hora|aula|sessão|noite|pessoa|mês|dia|semana|kg|consulta|visita',
    sides: 'norte|sul|leste|oeste|zona norte|zona sul|grande',
    around: 'e arredores|e região|centro',
    leads:
      'aberto|aberta|abertos|primeira|primeiro|desde|boa|bom|novo|nova|centro|curso|aulas|escola|loja|oficina|estúdio|clínica|reparação|aluguer|aluguel|venda|serviço*|limpeza|instalação|troca|conserto|corte|comida',
    trails:
      '*ico|*icos|*al|*ais|*ivo|*iva|*ivos|*ivas|*oso|*osa|*osos|*osas|*ário|*ária|*ável|*áveis|*ado|*ada|*ados|*adas|*ano|*ana|*ar|*ares|*ente|*entes|grátis|gratuito|gratuita|gratuitos|gratuitas|incluído|incluída|incluídos|rápido|rápida|completo|completa|caseiro|caseira|caseiros|caseiras|online|domicílio|*ica|*icas',
    bends: true,
    tells:
      'procuramos|contratamos|contrata|procura|temos|tenho|fazemos|faço|oferecemos|procuro|quero|queremos|preciso|precisamos|vendo|vendemos|abrimos|chega|chegam|volta|podes|podes|convida|oferece|organiza|busca|apresenta|abre|celebra|conserta|instala|vende|aluga|comemora',
  },
  announces:
    'novo em|inauguramos|abrimos|reabrimos|mudámos|mudamos|nova loja|abre portas|grande inauguração|inauguração|grande abertura|reabertura|portas abertas|dia aberto|saldos|liquidação|oferta especial|brevemente|novidade|novidades|queima de estoque',
  phrases: {
    visit: 'Visite {}',
    call: 'Ligue {}',
    person: 'Fale com {who}: {}',
    write: 'Escreva para {}',
    order: 'Encomende já',
    remember: 'Para lembrar',
    check: 'Teste-se',
  },
};
