/** What adverts in Portuguese say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: 'café*|cafeteria|espresso|expresso|barista|cappuccino|torrefa*|cafezal|moído|torrado',
    hooks: 'Primeiro, café.|Aquele cheiro da manhã.|Que tal uma boa xícara?',
    mood: 'Moer.|Servir.|Respirar.',
    promises: 'Uma pequena pausa, todo dia|Feito com calma',
    calls: 'Venha tomar um café|Sente-se um pouco',
  },
  tea: {
    words: 'chá|chás|casa de chá|infus*|matcha|ervas|tisana*|erva-mate|chimarrão',
    hooks: 'Ponha água a aquecer.|Folha a folha.|Tempo para um bom chá?',
    mood: 'Infundir.|Servir.|Respirar.',
    promises: 'Uma pequena pausa, todo dia|Infundido com calma',
    calls: 'Venha tomar um chá|Sente-se um pouco',
  },
  bakery: {
    words:
      'padaria*|pão|pães|padeiro|confeit*|pastelaria|fermentação natural|croissant*|forno|broa*|bola de carne|folar*|farinha*|moinho|pão caseiro|pão artesanal|regueifa*|panificadora|pão de queijo',
    hooks: 'Sente o cheiro?|Ainda quentinho.|Que sabor tem a manhã?',
    mood: 'Amassar.|Assar.|Partilhar.',
    promises: 'Pão bom precisa de tempo|Feito para dividir',
    calls: 'Passe enquanto está quente|Prove hoje',
  },
  sweets: {
    words:
      'gelat*|sorvet*|chocolat*|bolo|bolos|bolos de casamento|doce|doces|confeitaria*|brigadeiro*|sobremesa*|bombo*|macaron*|gelataria*|pastéis de nata|pastel de nata|ovos moles|pudim|quindim|paçoca|cocada*|rebuçado*|picolé*|torta*|tarte*|biscoito*|bolacha*|pão de ló',
    hooks: 'Apetece algo doce?|Quem consegue dizer não?|A vida pede doçura.',
    mood: 'Bater.|Derreter.|Saborear.',
    promises: 'Uma alegria a cada dentada|Doçura feita com carinho',
    calls: 'Escolha o seu preferido|Mime-se',
  },
  restaurant: {
    words:
      'restaurante*|pizz*|sushi|ramen|hambúrguer*|cozinha|chef|churrascaria|tasca|catering|lanchonete|marisqueira|hamburgueri*|marmita*|açaí|prato do dia|menu do dia|pastel de feira|tapioca*|feijoada|rodízio|petisc*|cervejaria|comida por quilo|self-service|self service|hamburguer*|cachorro-quente|esfiha*|coxinha*|salgado*|salgadinho*|bifana*|francesinha*|pastelaria de|cantina|food truck*|espetinho*|churrasc*|comida caseira|frango assado|bolinho*',
    hooks: 'Já com fome?|Hoje ninguém cozinha em casa.|O que vai querer?',
    mood: 'Grelhar.|Servir.|Saborear.',
    promises: 'Boa comida, boa companhia|Uma mesa como em casa',
    calls: 'Reserve a sua mesa|Venha com fome',
  },
  bar: {
    words:
      'bar|pub|cervej*|~vinho*|vinícola|adega*|vinha*|coquetel|coquetéis|cocktail*|destilaria|vinícola*|enoteca|ginja*|ginjinha|cachaça*|caipirinha*|espumante*|garrafeira|vindima*|enoturismo|boteco|barzinho|chope|chopp|licor*|aguardente|taberna|provas de vinho|prova de vinhos',
    hooks: 'A noite começa aqui.|A que brindamos?|Saúde!',
    mood: 'Servir.|Brindar.|Ficar.',
    promises: 'Bons copos, melhor companhia|Feito com paciência',
    calls: 'Venha brindar|Venha provar',
  },
  grocer: {
    words:
      'legume*|fruta*|fazenda|feira|mercado|orgânic*|biológic*|açougue|talho|queijo*|horta|mel|mercearia|azeite|queijari*|apicult*|peixari*|colmeia*|charcut*|enchido*|presunto*|peixe fresco|marisco*|compota*|geleia*|conserva*|azeitona*|lagar|cordeiro|laticínio*|cooperativa agrícola|agricult*|hortaliça*|cogumelo*|trufa*|cabaz|cabazes|cesta de legumes|hortifruti|quitanda|sacolão|polpa de fruta|castanha*|café em grão',
    hooks: 'O que há da época?|Prove a diferença.|O sabor de onde nasce.',
    mood: 'Plantar.|Colher.|Provar.',
    promises: 'Comida com sabor de verdade|Você sabe de onde vem',
    calls: 'Encha a sua cesta|Venha provar',
  },
} satisfies SomeTrades;
