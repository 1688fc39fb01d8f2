/** The words of Spanish that guide how a brief is read. */
import type { LexiconSource } from '../../lexicon/lexicon';

export const WORDS: LexiconSource = {
  and: 'y e o u pero &',
  starts:
    'cada en con para por desde hasta sin sobre entre durante según tras ante contra hacia que donde cuando mientras porque si como a al antes después dentro cerca junto incluye incluido quien quienes',
  hangs:
    'el la los las un una unos unas de del lo su sus tu tus mi mis nuestro nuestra nuestros nuestras este esta estos estas cada ningún ninguna es son era fue ser está están ha han hay tiene puede deben debe no muy más solo todo todos toda todas también se te nos le les ya tan',
  acts: 'infórmate|infórmese|reserva|reserve|pide|pida|llama|llame|visita|visite|visítanos|visítenos|únete|únase|inscríbete|inscríbase|regístrate|descarga|descargue|prueba|pruebe|dona|done|suscríbete|compra|compre|empieza|ven|venga|descubre|descubra|contacta|contacte|solicita|solicite|agenda|aprovecha|escríbenos|escríbanos|escribe|pregunta|apúntate|hazte|consigue|acércate|entra en|síguenos|encuéntranos|matricúlate|haz tu|manda|mándanos|envía|envíanos|escríbeme|llámame|llámanos|consulta|contáctanos|tráenos|trae|disfruta|os esperamos|te esperamos|les esperamos|reservas|pedidos|inscripciones',
  offers:
    'entrada libre|entrada gratuita|% de descuento|descuento|gratis|gratuito|gratuita|gratuitos|gratuitas|sin matrícula|mitad de precio|2x1|dos por uno|oferta|de regalo|ahorra|envío gratis|rebaja|sin coste|sin costo|devolvemos|en vez de|en lugar de|antes ',
  gives:
    'alquilo alquilamos cultivo cultivamos tostamos horneamos doy damos ofrezco ofrecemos vendo vendemos busco regalo hago hacemos imparto impartimos enseño fabrico fabricamos',
  concessions: 'niños|niñas|menores|estudiantes|jubilados|socios|entrada|aparcamiento|parking|envío|envíos|wifi',
  pending: 'por confirmar|por determinar|aún por|todavía por|se anunciará|se anunciarán|pendiente de|pendientes de',
  seats:
    'centro de|pueblos de|ayuntamiento de|pueblo de|ciudad de|biblioteca de|mercado de|puerto de|universidad de|hospital de|piscina de|feria de|teatro de|comarca de|zona de|provincia de|cerca de|concello de|plaza de toros de|romería de|fiestas de|ermita de|virgen de|parroquia de|estación de|polígono de|valle de|playa de|barrio de|en',
  unseated:
    'casa|línea|familia|vivo|directo|oferta|venta|grupo|exclusiva|persona|tienda|tiendas|stock|pareja|obras|fin|frío|caliente|verano|invierno|otoño|primavera|navidad|un|una|el|la|los|las|tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras|todo|toda|todos|todas|cada|este|esta|estos|estas|dos|tres|cuatro|menos|más|solo|efectivo|metálico|cuotas|plazos|inglés|español|forma|marcha|minutos|horas|días|general|particular|propiedad|alquiler|acero|madera|piedra|plata|oro|piel|cuero|algodón|lana|hierro|aluminio|pvc|internet|agosto|redes|ruta|busca|otra|otro|cualquier|mano|sitio|paquete|bote|botella|caja|cera|grano|polvo|rama|sala|clínica|estudio|consulta|taller|escuela|equipo|horario|compras|pedidos|barra|mesa|terraza|vacaciones|sesiones|clases|tejados|fachadas|baños|cocinas|coche|moda|calzado|carne|pescado|cerámica|vidrio|tela|catálogo|promoción|rebajas|liquidación|negro|blanco|color|colores|tallas|fotos|vídeo|papel|cartón|digital|web|bodas|eventos|fiestas|empresas|comunidades|hogares|pintura|reformas|construcción|crecimiento|funcionamiento|servicio|servicios|productos|salud|belleza|campo|bares|restaurantes|hoteles|perfecto|buen|buenas|vigor|juego|regalo|secreto|acto|proceso|temporada|camino',
  townHeads: 'san santa santo sant villa puerto ciudad arroyo',
  saints: 'san santa santo sant',
  premises:
    'colegio instituto polideportivo pabellón sala residencia hotel teatro cine parque ermita parroquia iglesia palacio urbanización',
  parts:
    'por mudanza|por traslado|por no usar|por no usarlo|por no usarla|por falta de uso|por falta de espacio|por jubilación|por viaje|por herencia',
  refers: 'él ella ellos ellas esto eso este esta también allí además ambos luego después cuesta cuestan incluye dura',
  ours: 'un una el la los las mi mis nuestro nuestra nuestros nuestras',
  tones:
    'alegre tranquilo tranquila cálido cálida cercano cercana divertido divertida profesional serio seria moderno moderna elegante joven dinámico dinámica enérgico emotivo minimalista lujoso rápido lento tono estilo ambiente música muy un una poco por favor fresco desenfadado corto sencillo con humor rústico pero limpio colorido puro cercanía',
  wishes:
    'nos gustaría que |me gustaría que |querríamos que |quisiéramos que |quisiera que |a poder ser |si puede ser |quizá con |igual con |nada de imágenes|nada de fotos|sin imágenes|sin fotos de |que no salga|que no aparezca|no mostréis|no saquéis|que quede |que sea |que no sea |hazlo |háganlo |mantenlo |el vídeo debe|el video debe|nada de dientes|no muestres|no mostrar|evita |público:|tono:|estilo:|formato:|duración:|no muy |queremos algo |quiero algo |que sea |que no parezca|sin texto|sin voz|sin música|no pongáis|no poner|no mostrar|no muestren|no enseñar|público objetivo|música suave|música alegre|música animada|puro color|[insertar',
  bids: 'evita |que sea |que quede |que no sea |hazlo |háganlo |mantenlo |no poner|no pongáis|no muestres|no mostrar|no enseñar',
  films: 'vídeo|vídeos|video|videos|anuncio|spot|clip|reel',
  film: 'en el vídeo|en el video|en el anuncio|en el spot|voz en off|subtítulos|formato vertical|cámara lenta|cortes rápidos|música de fondo|sin música|sin sonido|sin voz|talking heads|voiceover|primeros segundos|últimos segundos|primer plano|cámara lenta|subtítul|voz en off|locución|estilo tiktok',
  greets:
    'estimado|estimada|queridos|hola|buenas|buenos días|buenas tardes|estimados|querido|querida|apreciado|apreciada|qué tal|¿qué tal|cómo estáis|¿cómo estáis|cómo están|¿cómo están',
  introduces:
    'hablo de parte de|escribo desde|llamo de|os escribo de parte de|les escribo de parte de|le escribo de parte de|te escribo de parte de|escribo de parte de|os escribimos desde|les escribimos desde|somos|soy|nosotros somos|aquí|tenemos|tengo',
  uses: 'con',
  copulas: 'es',
  roles:
    'presidente presidenta director directora secretario secretaria responsable tesorero tesorera coordinador coordinadora gerente encargado encargada dueño dueña alcalde alcaldesa portavoz',
  called: 'mi nombre es|que se llama|se llama|nos llamamos|me llamo|llamada|llamado|el nombre es|con el nombre de',
  always: 'siempre nunca jamás no solo',
  infinitives: 'ar er ir arse erse irse',
  reasons: 'porque pues razón motivo',
  calm: 'tranquil*|calmad*|pausad*|lent*|suave*|sosegad*',
  lively: 'dinámic*|enérgic*|rápid*|con ritmo|marchos*',
  relatives: 'que quien cuyo donde cuando mientras porque si',
  negates: 'no sin',
  lasts: 'duración',
  lengths: 'máximo unos',
  shows: 'acaba|muestra|al final|con el |incluye|termina|finaliza|cierra',
  serves: 'para',
  towns:
    'madrid|barcelona|valencia|sevilla|zaragoza|málaga|murcia|palma|bilbao|alicante|córdoba|valladolid|vigo|gijón|granada|oviedo|santander|pamplona|san sebastián|burgos|salamanca|logroño|badajoz|huelva|cádiz|jaén|almería|tarragona|girona|lleida|castellón|albacete|toledo|cuenca|segovia|getafe|móstoles|alcalá de henares|elche|cartagena|jerez|marbella|ciudad de méxico|guadalajara|monterrey|bogotá|medellín|lima|buenos aires|quito|caracas|santiago de compostela|a coruña|andalucía|cataluña|galicia|asturias|cantabria|aragón|navarra|extremadura|castilla y león|canarias|baleares|españa|europa|méxico|teruel|huesca|zamora|palencia|ávila|soria|lugo|ourense|pontevedra|cáceres|ciudad real|mérida|ponferrada|algeciras|antequera|lorca|talavera|tudela|irún|eibar|calatayud|alcoy|orihuela|torrevieja|benidorm|gandía|sagunto|vitoria|san cristóbal de la laguna|las palmas|santa cruz de tenerife|ceuta|melilla|manresa|figueres|oaxaca|mérida|querétaro|tijuana|cartagena de indias|montevideo|asunción|valparaíso|cusco|arequipa|guayaquil',
  owns: {
    named: 'se llama',
    is: 'soy|trabajo como|trabajo de|yo soy',
    pairs: 'mi mujer|mi marido|yo y|y yo|con mi marido|con mi mujer|con mi hermano|con mi hermana',
    begins: 'tengo|tenemos|regento|dirijo|llevo|llevamos|he abierto|hemos abierto|acabo de abrir|acabamos de abrir',
  },
  resumes:
    'ayudo|atiendo|cuido|acompaño|diseño|trabajo|*amos|*emos|*imos|abierto|abiertos|sin|hay|también|presupuesto|recibo|doy|hago|preparo|reparto|entrego|vendo|ofrezco|enseño|reparo|coso|pinto|cocino|organizo|llevo|voy|vengo',
  reaches: 'nos al a en ya por con tu hoy ahora',
  typed:
    'xfa=por favor|porfa=por favor|xq=porque|pq=porque|tb=también|tmb=también|q=que|d=de|t=te|x=por|bn=bien|tds=todos|pa=para|cn=con|salu2=saludos|finde=fin de semana|muxo=mucho|aki=aquí',
  keywords: {
    alone:
      'fachadas|portadas|entradas|tejados|terrazas|locales|portales|hospitales|animales|canales|cristales|metales|lavados|acabados|helados|asados|tostadas|empanadas|ensaladas|mermeladas|manzanas|ventanas|persianas|cortinas|hogares|bares|altares|collares|clientes|fuentes|puentes|móviles|automóviles|coches|seminarios|armarios|horarios|vestuarios|salarios|funerales|comunidades|tatuajes|particulares|escolares|piscinas|pisos|clínica|música|cerámica|física|química|mecánica|informática|electrónica|óptica|gráfica|fábrica|botánica|estética|matemáticas|acústica|cosmética|gimnástica|genética|logopédica',
    whole:
      'sin coste de desplazamiento|desplazamiento gratis|sin cita|sin cita previa|con cita|cita previa|a domicilio|presupuesto gratis|presupuesto sin compromiso|sin compromiso|24 horas|todos los días|fines de semana|primera visita gratis|primera clase gratis|primera valoración gratis|todas las edades|todos los niveles|todas las marcas|a medida|para llevar|al aire libre|aire acondicionado|suelo pélvico|carnet b|comida casera|menú del día|pago a plazos|fin de semana|cajas fuertes|niños y adultos|carnet de conducir',
    begins: 'sin|desde|todos|todas|más',
    per: 'hora|clase|sesión|noche|persona|mes|día|semana|kilo|unidad|visita',
    sides: 'norte|sur|este|oeste|centro|zona norte|zona sur',
    around: 'y alrededores|y provincia|y cercanías|centro',
    leads:
      'apertura|*ción|*aje|abierto|abierta|abiertos|primera|primer|desde|buen|buena|gran|nuevo|nueva|segunda|aire|seguro|diseño|comida|cocina|menú|corte|clase*|curso*|centro|tienda|taller|estudio|clínica|reparación|alquiler|venta|servicio*|limpieza|instalación|cambio',
    trails:
      '*ico|*icos|*al|*ales|*ivo|*iva|*ivos|*ivas|*oso|*osa|*ario|*aria|*arios|*arias|*able|*ables|*ado|*ada|*ados|*adas|*ano|*ana|*anos|*anas|*il|*iles|*ar|*ares|*ente|*entes|gratis|gratuita|gratuito|gratuitos|gratuitas|incluido|incluida|incluidos|rápido|rápida|rápidas|natural|completo|completa|completas|casero|casera|caseros|caseras|propio|propia|online|domicilio|incluidas|*ica|*icas',
    bends: true,
    tells:
      'contratamos|tenemos|tengo|hacemos|hago|ofrecemos|busco|buscamos|quiero|queremos|necesito|necesitamos|vendo|vendemos|abrimos|ven|llega|llegan|vuelve|puedes|invita|ofrece|organiza|busca|presenta|celebra|abre|cumple|repara|instala|vende|alquila',
    located: '{who} en {town}',
  },
  announces:
    'nuevo en|inauguramos|abrimos|abre sus puertas|estrenamos|nos mudamos|nueva apertura|próxima apertura|ya estamos abiertos|nos trasladamos|gran inauguración|inauguración|gran apertura|reapertura|jornada de puertas abiertas|puertas abiertas|rebajas|liquidación|oferta especial|próximamente|novedad|novedades|gran venta',
  phrases: {
    visit: 'Visita {}',
    call: 'Llama al {}',
    person: 'Llama a {who}: {}',
    write: 'Escribe a {}',
    order: 'Pide el tuyo',
    remember: 'Recuerda',
    check: 'Ponte a prueba',
  },
};
