/** What adverts in Portuguese say for what is eaten and drunk. */
import type { SomeTrades } from '../../../banks/bank';

export const TASTES = {
  coffee: {
    words: 'café*|cafeteria|espresso|expresso|barista|cappuccino|torrefa*',
    hooks: 'Primeiro, café.|Aquele cheiro da manhã.|Que tal uma boa xícara?',
    mood: 'Moer.|Servir.|Respirar.',
    promises: 'Uma pequena pausa, todo dia|Feito com calma',
    calls: 'Venha tomar um café|Sente-se um pouco',
  },
  tea: {
    words: 'chá|chás|casa de chá|infus*|matcha',
    hooks: 'Ponha água a aquecer.|Folha a folha.|Tempo para um bom chá?',
    mood: 'Infundir.|Servir.|Respirar.',
    promises: 'Uma pequena pausa, todo dia|Infundido com calma',
    calls: 'Venha tomar um chá|Sente-se um pouco',
  },
  bakery: {
    words: 'padaria*|pão|pães|padeiro|confeit*|pastelaria|fermentação natural|croissant*|forno',
    hooks: 'Sente o cheiro?|Ainda quentinho.|Que sabor tem a manhã?',
    mood: 'Amassar.|Assar.|Partilhar.',
    promises: 'Pão bom precisa de tempo|Feito para dividir',
    calls: 'Passe enquanto está quente|Prove hoje',
  },
  sweets: {
    words:
      'gelat*|sorvet*|chocolat*|bolo|bolos|bolos de casamento|doce|doces|confeitaria*|brigadeiro*|sobremesa*|bombo*|macaron*|gelataria*',
    hooks: 'Apetece algo doce?|Quem consegue dizer não?|A vida pede doçura.',
    mood: 'Bater.|Derreter.|Saborear.',
    promises: 'Uma alegria a cada dentada|Doçura feita com carinho',
    calls: 'Escolha o seu preferido|Mime-se',
  },
  restaurant: {
    words:
      'restaurante*|pizz*|sushi|ramen|hambúrguer*|cozinha|chef|churrascaria|tasca|catering|lanchonete|marisqueira|hamburgueri*|marmita*',
    hooks: 'Já com fome?|Hoje ninguém cozinha em casa.|O que vai querer?',
    mood: 'Grelhar.|Servir.|Saborear.',
    promises: 'Boa comida, boa companhia|Uma mesa como em casa',
    calls: 'Reserve a sua mesa|Venha com fome',
  },
  bar: {
    words: 'bar|pub|cervej*|~vinho*|vinícola|adega*|vinha*|coquetel|coquetéis|cocktail*|destilaria|vinícola*|enoteca',
    hooks: 'A noite começa aqui.|A que brindamos?|Saúde!',
    mood: 'Servir.|Brindar.|Ficar.',
    promises: 'Bons copos, melhor companhia|Feito com paciência',
    calls: 'Venha brindar|Venha provar',
  },
  grocer: {
    words:
      'legume*|fruta*|fazenda|feira|mercado|orgânic*|biológic*|açougue|talho|queijo*|horta|mel|mercearia|azeite|queijari*|apicult*|peixari*',
    hooks: 'O que há da época?|Prove a diferença.|O sabor de onde nasce.',
    mood: 'Plantar.|Colher.|Provar.',
    promises: 'Comida com sabor de verdade|Você sabe de onde vem',
    calls: 'Encha a sua cesta|Venha provar',
  },
} satisfies SomeTrades;
