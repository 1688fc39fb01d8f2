/** What adverts in Portuguese say for what is sold over a counter, and for whatever has no trade of its own. */
import type { SomeTrades } from '../../../banks/bank';

export const GOODS = {
  flowers: {
    words:
      'flor|flores|florist*|buquê*|ramo*|planta*|viveiro|rosas|floricultur*|jardineir*|jardinagem|viveiro de plantas|viveiro*|mudas|bonsai|orquídea*|suculenta*|arranjos florais|coroa de flores|estufa',
    hooks: 'Diga com flores.|Quem merece um ramo?|Deixe crescer.',
    mood: 'Semente.|Botão.|Flor.',
    promises: 'Cor para cada dia|Cultivado com carinho',
    calls: 'Escolha as suas flores|Venha ver',
  },
  fashion: {
    words:
      'moda|roupa*|vestido*|sapato*|tênis|ténis|~bota|~botas|joia*|jóia*|relógio*|~bolsa*|boutique|jeans|mochila*|óculos de sol|costureir*|alfaiat*|joalhari*|joalheri*|retrosari*|brechó*|sandália*|bota*|chinelo*|cinto*|carteiras|lingerie|noivas|ateliê de costura|t-shirt*|camiseta*|camisaria|brinco*|colar|pulseira*|aliança*|bijuteria*|chapéu*|moda praia|biquíni*|fantasia|fantasias',
    hooks: 'O que vai vestir?|Feito para usar.|O seu próximo favorito.',
    mood: 'Toque.|Experimente.|Vista.',
    promises: 'Feito para ficar|É mesmo a sua cara',
    calls: 'Experimente|Encontre o seu',
  },
  scent: {
    words:
      'perfum*|fragrância*|aroma|aromas|cosmétic*|sabonete*|vela|velas|óleos essenciais|saboaria|incenso*|aromatizad*|difusor*',
    hooks: 'Feche os olhos.|A que cheira a felicidade?|Um perfume diz tudo.',
    mood: 'Abra.|Respire.|Recorde.',
    promises: 'Um perfume que fica|Um momento para os sentidos',
    calls: 'Encontre o seu perfume|Mime os seus sentidos',
  },
  books: {
    words:
      'livraria*|livro*|biblioteca*|editora*|alfarrabista*|sebo|banda desenhada|quadrinhos|romance|escritor*|gibi*|alfarrabist*|cordel',
    hooks: 'O que está a ler?|Só mais um capítulo.|Perca-se num bom livro.',
    mood: 'Procure.|Abra.|Leia.',
    promises: 'Uma história para cada noite|Há sempre mais uma página',
    calls: 'Venha folhear|Encontre o seu próximo livro',
  },
  auto: {
    words:
      'carro*|auto|automóve*|oficina mecânica|pneu*|bicicleta*|bike*|moto*|trotinete*|patinete*|táxi*|concessionári*|borracharia|borracheiro|funilaria|chapa e pintura|lava rápido|lava jato|para-brisas|carrinha*|caminhão|camião|trator*|reboque*|sucata|mecânico*|freios|travões|injeção eletrônica|alinhamento|oficina auto|autopeças|lavagem de carro*|lava-jato|estética automotiva',
    hooks: 'Aonde vamos?|A estrada chama.|Pronto para rodar?',
    mood: 'Ligue.|Acelere.|Vá.',
    promises: 'Na estrada, com tranquilidade|Mais longe, todo dia',
    calls: 'Venha experimentar|Passe por cá',
  },
  shop: {
    words:
      'loja*|presente*|brinquedo*|garrafa*|caneca*|feito à mão|produto*|saldos|celular|telemóvel|fones|ferragen*|papelaria*|bazar|drogaria|eletrodoméstico*|colchões|colchão|antiquário|retrosaria|utilidades',
    hooks: 'Veja só.|Para oferecer ou para ficar?|As pequenas coisas.',
    mood: 'Veja.|Escolha.|Aproveite.',
    promises: 'Coisas pequenas, grande alegria|Escolhido com carinho',
    calls: 'Encontre o seu|Venha ver',
  },
  any: {
    words:
      'advogad*|cartório|notári*|solicitador*|escritório de advocacia|decoração|colchões|cortinados|cortinas|papelari*|molduras|antiguidades|segunda mão|xadrez|funerári*|agência funerária',
    hooks: 'Olhe mais de perto.|Simples e bem feito.|É mesmo o que procura.',
    mood: 'Pergunte.|Escolha.|Pronto.',
    promises: 'Feito para quem gosta de qualidade|Coisas boas, bem feitas',
    calls: 'Saiba mais|Peça informações',
  },
} satisfies SomeTrades;
