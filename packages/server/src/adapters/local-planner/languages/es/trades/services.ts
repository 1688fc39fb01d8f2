/** What adverts in Spanish say for what is done for people. */
import type { SomeTrades } from '../../../banks/bank';

export const SERVICES = {
  hair: {
    words:
      'peluquer*|barber*|salón de belleza|belleza|corte de pelo|pelo|uñas|maquillaje|estética|pestañas|manicur*|pedicur*|mechas|alisado|keratina|trenzas|peluca*|depilación|tatuaje de cejas|cejas|extensiones|maquillador*',
    hooks: '¿Toca algo nuevo?|Hola, nueva imagen.|Vuelve a ser tú.',
    mood: 'Cortar.|Peinar.|Sonreír.',
    promises: 'Un estilo que es tuyo|Sal con la cabeza alta',
    calls: 'Reserva tu cita|Date un gusto',
  },
  health: {
    words:
      'dentista*|dental|médic*|clínica*|fisio*|farmacia*|óptica*|gafas|audífono*|salud|terap*|~consulta|comadrona*|matrona*|dietista*|nutricionist*|psicólog*|logoped*|podólog*|podología|osteópat*|quiropráctic*|ortodoncia|podol*|psicolog*|enfermer*|pediatr*|dermatolog*|ginecolog*|acupuntur*|homeópata*|naturópata*|implante*|ortodonc*|audiolog*|donación de sangre|cribado|odontolog*|parto*|lactancia|dermatólog*|urólog*|cardiólog*|oculista*|oftalmólog*|traumatólog*|alergólog*|neurólog*',
    hooks: '¿Cómo estás hoy?|Sentirse bien empieza aquí.|Alguien que escucha.',
    mood: 'Escuchar.|Cuidar.|Sonreír.',
    promises: 'En buenas manos|Cuidado que se toma su tiempo',
    calls: 'Pide tu cita|Habla con nosotros',
  },
  pets: {
    words:
      'clínica veterinaria|guardería canina|residencia canina|hotel canino|perro*|gato*|veterinari*|mascota*|animales|cachorro*|caballo*|protectora|peluquería canina|adiestrador*|adiestramiento|canino|canina|felino|adiestra*|paseador*|residencia para perros|hotel para perros|guardería para perros|picadero|yegua*|potro*|herrador*|acuario*|loros|canarios|peluquería de perros|estética canina',
    hooks: '¿Quién espera en la puerta?|Para los de cuatro patas.|Un amigo merece más.',
    mood: 'Olfatear.|Jugar.|Mimar.',
    promises: 'Amor de cuatro patas|Te daría las gracias',
    calls: 'Ven con tu mejor amigo|Ven a conocernos',
  },
  craft: {
    words:
      'carpinter*|albañil*|tejado*|pintor*|reforma*|repar*|mueble*|cerámica|alfarer*|~taller|~artesan*|ebanist*|herrero|herrería|interiorist*|alicatador*|solador*|tapicer*|marmolista*|yesero*|escayolista*|parquet*|afilad*|cestería|cestero*|sillas de enea|enea|rejilla|forja|vidriera*|vidriero*|soldador*|soldadura|tornero*|encuadernad*|restauración de muebles|restaurador*|luthier de|talla de madera|cuchiller*|azulejo*|pladur|toldo*|pérgola*|cerramiento*|jardiner*|mimbre|telar|tejedora*|rebozo*|restauramos|restauro|restauración',
    hooks: '¿Algo no funciona?|Bien hecho, a la primera.|Hecho a mano.',
    mood: 'Medir.|Construir.|Listo.',
    promises: 'Un trabajo que dura|Manos que saben',
    calls: 'Cuéntanos qué necesitas|Escríbenos',
  },
  fixing: {
    words:
      'fontaner*|electricist*|caldera*|cerrajer*|desatasc*|desatranc*|manitas|cristaler*|piscinas|control de plagas|desinsect*|aire acondicionado|climatización|deshollinador*|persianista*|antenista*|pocero*|fosas sépticas|fosa séptica|humedades|boiler|portero automático|porteros automáticos|fumiga*',
    hooks: '¿Algo no funciona?|Bien hecho, a la primera.|Un problema menos.',
    mood: 'Llegar.|Reparar.|Listo.',
    promises: 'Un trabajo que dura|Manos que resuelven',
    calls: 'Cuéntanos qué pasa|Escríbenos',
  },
  repair: {
    words:
      'repair café|zapatero|zapatería rápida|reparación*|reparaciones|reparamos|reparo|arreglo*|arreglamos|relojero*|relojería|tapicer*|afilador*|afilado|reparador*|composturas|pantalla rota|pantallas|taller de relojes|relojes de pared|relojes de cuco',
    hooks: 'No lo tires.|Merece una segunda vida.|¿Roto? No por mucho tiempo.',
    mood: 'Abrir.|Reparar.|Listo.',
    promises: 'Lo bueno merece arreglo|De vuelta, y funcionando',
    calls: 'Tráelo|Pregúntanos',
  },
  cleaning: {
    words:
      'lavandería*|tintorería*|limpi*|lavander*|tintorer*|cristales|asistenta|empleada de hogar|empleadas de hogar|plancha|planchado|abrillantado|tapicerías|vaciado de pisos|vaciado de locales',
    hooks: 'Imagina que ya está limpio.|¿Cuándo brilló por última vez?|Llegar a casa y sonreír.',
    mood: 'Barrer.|Pulir.|Brillar.',
    promises: 'Tu tiempo, de vuelta|Limpio hasta el rincón',
    calls: 'Déjanoslo a nosotros|Pide una fecha',
  },
  hire: {
    words:
      'grúa*|alquiler de maquinaria|alquiler de furgonetas|alquiler de andamios|mudanza*|transportista*|excavadora*|carretilla*|andamio*|contenedor*|trastero*|mensajer*|plataforma elevadora|logística|almacenes|guardamuebles|alquiler de vajilla|alquiler de carpas|portes|camión grúa|alquiler de coches|chófer|vtc',
    hooks: '¿Un trabajo grande?|¿Pesa demasiado?|Lo pesado lo hacemos nosotros.',
    mood: 'Cargar.|Levantar.|Listo.',
    promises: 'Lo pesado es cosa nuestra|Ahí, cuando hace falta',
    calls: 'Cuéntanos qué necesitas|Pide presupuesto',
  },
  driving: {
    words:
      'autoescuela*|auto escuela|carnet de conducir|carné de conducir|clases de conducir|prácticas de conducir|carnet de moto|carné de moto|permiso de conducir|carnet de camión|recuperación de puntos',
    hooks: '¿Listo para la carretera?|Tu libertad empieza aquí.|Pronto conducirás tú.',
    mood: 'Cinturón.|Espejo.|Vamos.',
    promises: 'Tranquilo al volante|Más seguro en cada kilómetro',
    calls: 'Reserva tu primera clase|Ponte al volante',
  },
  realestate: {
    words:
      'inmobiliari*|piso*|apartamento*|casa en venta|casas en venta|comprar casa|vender casa|casa nueva|vivienda*|pisos en alquiler|piso en alquiler|alquiler de pisos|alquiler de viviendas|hipoteca*|arquitect*|obra nueva|propiedad*|chalet|chalets|adosado*|ático|estudio amueblado|habitación en alquiler|se alquila piso|se vende casa|parcela*|solar urbano|masía|local comercial|nave industrial|dúplex|inquilino*|comunidad de propietarios|administrador de fincas|alquilo piso|alquilo habitación|finca rústica',
    hooks: 'Imagina tu puerta.|¿Dónde quieres vivir?|Volver a casa.',
    mood: 'Mira.|Entra.|Quédate.',
    promises: 'Un lugar que es tuyo|Espacio para tu vida',
    calls: 'Pide una visita|Ven a verlo',
  },
  tech: {
    words:
      'app|apps|aplicaci*|software|plataforma|startup|digital|web|nube|datos|ia|juego*|videojuego*|podcast*|programa de gestión|informática|reparación de ordenadores|ordenador*|impresión 3d|página web|inteligencia artificial',
    hooks: 'Hay un modo más fácil.|Menos clics. Más tiempo.|¿Y si simplemente funcionara?',
    mood: 'Abre.|Toca.|Hecho.',
    promises: 'Fácil desde el primer minuto|Tiempo para lo que importa',
    calls: 'Pruébalo ahora|Mira cómo funciona',
  },
  finance: {
    words:
      'banco*|seguro*|impuesto*|gestoría|contab*|asesor*|inversión*|inversiones|pensión*|préstamo*|ahorro*|gestor*|nóminas|declaración de la renta|hipotec*|microcrédito*|corredur*',
    hooks: 'Duerme tranquilo.|¿Dudas de dinero?|Alguien de tu lado.',
    mood: 'Pregunta.|Entiende.|Decide.',
    promises: 'Palabras claras, noches tranquilas|De tu lado',
    calls: 'Habla con nosotros|Haz tu pregunta',
  },
  education: {
    words:
      'escuela*|colegio*|curso*|clase*|profesor*|idioma*|universidad*|academia*|aprender|taller de|formación|coach*|conservatorio|oposicion*|opositor*|temario|refuerzo escolar|apoyo escolar|repaso|inglés|francés|alemán|bachillerato|selectividad|taller de escritura|máster|ciclo formativo',
    hooks: '¿Qué te gustaría aprender?|¿Tienes curiosidad?|Todos empiezan de cero.',
    mood: 'Pregunta.|Prueba.|Aprende.',
    promises: 'Un paso más, cada día|Aprender para siempre',
    calls: 'Reserva tu plaza|Empieza a aprender',
  },
  childcare: {
    words:
      'guardería*|escuela infantil|jardín de infancia|ludoteca*|canguro*|niñera*|campamento*|cuidado de niños|escuelita|madre de día|madres de día|extraescolares',
    hooks: '¿Quién quiere jugar?|Pies pequeños, días grandes.|Donde los peques están en casa.',
    mood: 'Jugar.|Reír.|Crecer.',
    promises: 'Espacio para jugar y crecer|En buenas manos todo el día',
    calls: 'Ven a conocernos|Reserva una plaza',
  },
  care: {
    words:
      'residencia de mayores|residencia de ancianos|ayuda a domicilio|cuidado de mayores|cuidadora*|cuidador*|centro de día|personas mayores|teleasistencia|dependencia|alzhéimer|acompañamiento de mayores',
    hooks: 'En casa, y nunca solo.|Alguien que está ahí.|¿Quién cuida de ti?',
    mood: 'Escuchar.|Ayudar.|Estar.',
    promises: 'Cuidados como en familia|Tiempo para lo importante',
    calls: 'Habla con nosotros|Escríbenos',
  },
  photo: {
    words:
      'fotógraf*|fotografía*|foto|fotos|retrato*|videógraf*|reportaje*|fotomatón|book de fotos|vídeo de boda|fotos de boda|dron',
    hooks: 'Guarda este momento.|Sonríe.|¿Cómo recordarás hoy?',
    mood: 'Mira.|Ríe.|Clic.',
    promises: 'Imágenes que se quedan|Momentos para guardar',
    calls: 'Reserva tu sesión|Ponte ante la cámara',
  },
  studio: {
    words:
      'tatu*|tattoo*|diseño gráfico|diseño web|estudio de diseño|imprenta*|rotulación|publicidad|marketing|redactor*|traduc*|agencia creativa|estudio de grabación|grabado*|serigraf*|cartel|cartelería|caligraf*|tarjetas de visita|invitaciones|diseñador*|copywriter*|community manager|bordado de logos',
    hooks: '¿Qué quieres contar?|Las buenas ideas se ven.|Haz que miren dos veces.',
    mood: 'Piensa.|Dibuja.|Muestra.',
    promises: 'Ideas que se ven|Claro a primera vista',
    calls: 'Cuéntanos tu idea|Hablemos',
  },
  jobs: {
    words:
      'buscamos personal|se busca|se buscan|contratamos|estamos contratando|oferta de empleo|oferta de trabajo|únete a nuestro equipo|únete al equipo|incorporación inmediata|envía tu cv|manda tu cv|envíanos tu cv|enviar cv|cv a|vacante*|jornada completa|media jornada|se necesita|se necesitan|contrato indefinido|contrato fijo',
    hooks: 'Aquí hay un sitio libre.|¿Cambiamos de aires?|Un trabajo con buena gente.',
    mood: 'Llegar.|Aprender.|Crecer.',
    promises: 'Un equipo que se cuida|Buen trabajo, buena gente',
    calls: 'Candidaturas abiertas|Bienvenidos al equipo',
  },
  charity: {
    words:
      'ong|donar|donación*|donativo*|volunt*|solidari*|fundación|benéfic*|refugi*|banco de alimentos|~asociaci*|cruz roja|cáritas|comedor social|banco de ropa|rastrillo solidario|protectora de animales|apadrina*|donantes|recogida de alimentos|economato',
    hooks: '¿Y si pudieras ayudar?|Empieza con uno.|Alguien espera.',
    mood: 'Mira.|Siente.|Actúa.',
    promises: 'Juntos es más|Cada mano cuenta',
    calls: 'Ayuda con nosotros|Da lo que puedas',
  },
  energy: {
    words:
      '~solar|placas solares|paneles solares|aerotermia|bomba de calor|fotovoltaic*|energía solar|estufa de pellets|estufas de pellets|autoconsumo|punto de recarga|puntos de recarga|biomasa|certificado energético',
    hooks: 'El sol no manda facturas.|¿De dónde viene tu luz?|Mira hacia arriba.',
    mood: 'Sol.|Luz.|Hogar.',
    promises: 'Tu tejado puede más|Calor, con buena conciencia',
    calls: 'Pregunta qué puede tu tejado|Escríbenos',
  },
} satisfies SomeTrades;
