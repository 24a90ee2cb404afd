import {
  choice,
  common,
  type NewQuestion,
  number,
  option,
  ready,
  statement,
  text,
  whole,
} from './question-words.ts';

const es = (words: string) => ({ es: words });

/** The bank of "Negociar sin perder la calma", in the course's language. */
export const negotiationQuestions: NewQuestion[] = [
  choice(
    ['alternativa'],
    'easy',
    text(es('¿Qué es tu alternativa en una negociación?')),
    [
      es('Lo que harás si no hay acuerdo'),
      es('La primera cifra que dices'),
      es('El mínimo que la otra persona acepta'),
      es('Un segundo argumento por si falla el primero'),
    ],
    es('La alternativa está fuera de la mesa: es lo que haces si te levantas sin acuerdo.'),
  ),
  choice(
    ['alternativa'],
    'medium',
    text(
      es(
        'Tienes una oferta segura de 900 € por un encargo y negocias otro parecido. ¿Cuándo te conviene decir que no?',
      ),
    ),
    [
      es('Cuando lo que ofrecen vale menos para ti que esos 900 €'),
      es('Cuando no llegan a lo que pediste primero'),
      es('Cuando piden más tiempo para pensarlo'),
      es('Nunca: todo acuerdo es mejor que ninguno'),
    ],
    es('Un acuerdo peor que tu alternativa te deja peor que no firmar.'),
  ),
  statement(
    ['alternativa'],
    'easy',
    es('Mejorar tu alternativa antes de sentarte cambia lo que puedes aceptar.'),
    true,
    es('Sí que lo cambia: cuanto mejor es, menos necesitas este acuerdo.'),
  ),
  statement(
    ['alternativa'],
    'hard',
    es('Conviene contar siempre tu alternativa al principio, para que sepan a qué atenerse.'),
    false,
    es('Si es débil, contarla baja lo que te ofrecerán. Se cuenta cuando ayuda.'),
  ),
  choice(
    ['intereses'],
    'easy',
    text(es('«Necesito el informe el martes.» ¿Qué pregunta busca el interés que hay detrás?')),
    [
      es('¿Para qué lo necesitas ese día?'),
      es('¿Y si fuera el jueves?'),
      es('¿Quién decidió esa fecha?'),
      es('¿Es tu última palabra?'),
    ],
    es('Preguntar para qué abre otras maneras de cubrir la misma necesidad.'),
  ),
  ready(['intereses'], 'medium', {
    type: 'categorize',
    ...common(text(es('¿Qué es cada frase: lo que se pide o lo que se necesita?'))),
    categories: [
      { categoryId: 'p', name: es('Lo que se pide') },
      { categoryId: 'n', name: es('Lo que se necesita') },
    ],
    items: [
      { itemId: 'a', text: text(es('«Quiero un 10 % más.»')), categoryId: 'p' },
      {
        itemId: 'b',
        text: text(es('«Tengo que pagar a dos personas antes del día 5.»')),
        categoryId: 'n',
      },
      { itemId: 'c', text: text(es('«Lo entrego en enero.»')), categoryId: 'p' },
      { itemId: 'd', text: text(es('«No puedo quedar mal ante mi cliente.»')), categoryId: 'n' },
    ],
    offersNone: false,
    scheme: 'each',
  }),
  ready(['intereses'], 'medium', {
    type: 'multipleChoice',
    ...common(text(es('¿Cuáles de estas preguntas ayudan a entender a la otra persona?'))),
    options: [
      { ...option('a', es('¿Qué tendría que pasar para que esto funcionara?')), isRight: true },
      { ...option('b', es('¿Qué es lo que más te preocupa de esta propuesta?')), isRight: true },
      { ...option('c', es('¿No ves que es lo justo?')), isRight: false },
      { ...option('d', es('¿Lo tomas o lo dejas?')), isRight: false },
    ],
    scheme: 'rightMinusWrong',
    shuffle: true,
  }),
  number(
    ['rangos'],
    'medium',
    text(
      es(
        'Quien vende no baja de 700 € y quien compra no pasa de 820 €. ¿Cuántos euros mide la zona en la que hay acuerdo?',
      ),
    ),
    '120',
    es('De 700 a 820: cualquier precio de esa zona es mejor para ambas partes que no acordar.'),
  ),
  number(
    ['rangos'],
    'hard',
    text(
      es(
        'Tu alternativa vale 540 €, y aceptar este encargo te cuesta 60 € de viaje. ¿Desde cuántos euros te conviene?',
      ),
    ),
    '600',
    es('El precio tiene que pagar el viaje y aun así igualar la alternativa.'),
  ),
  choice(
    ['oferta'],
    'medium',
    text(es('¿Qué efecto tiene decir la primera cifra con buenos datos?')),
    [
      es('La conversación gira alrededor de esa cifra'),
      es('Pierdes siempre, porque enseñas tus cartas'),
      es('Obliga a la otra persona a aceptar o levantarse'),
      es('Ninguno: solo cuenta la última cifra'),
    ],
    es('Es el ancla: incluso quien la rechaza responde desde ella.'),
  ),
  choice(
    ['oferta'],
    'hard',
    text(es('Te dicen una cifra muy baja. ¿Qué respuesta le quita fuerza al ancla?')),
    [
      es('Decir que está lejos y poner en la mesa tu cifra con tus datos'),
      es('Discutir en detalle por qué esa cifra está mal calculada'),
      es('Partir la diferencia para avanzar'),
      es('Repetirla para asegurarte de haberla entendido'),
    ],
    es('Cuanto más se habla de una cifra, más pesa. Se nombra la propia y se habla de esa.'),
  ),
  ready(['tensión'], 'easy', {
    type: 'ordering',
    ...common(text(es('La otra persona levanta la voz. Ordena lo que haces.'))),
    items: [
      'Callas y escuchas hasta el final',
      'Dices con tus palabras lo que has entendido',
      'Preguntas si es así',
      'Propones un paso pequeño',
    ].map((line, at) => ({ itemId: `p${at}`, text: text(es(line)) })),
    scheme: 'neighbors',
  }),
  ready(['tensión'], 'medium', {
    type: 'matching',
    ...common(text(es('¿Qué consigue cada frase?'))),
    pairs: [
      {
        pairId: 'a',
        left: text(es('«Veo que el plazo te preocupa mucho.»')),
        right: es('Reconocer lo que siente'),
      },
      {
        pairId: 'b',
        left: text(es('«¿Hacemos una pausa de diez minutos?»')),
        right: es('Bajar la tensión'),
      },
      {
        pairId: 'c',
        left: text(es('«A ese precio no puedo; a 800, sí.»')),
        right: es('Decir que no y seguir'),
      },
    ],
    distractors: [{ distractorId: 'd', right: es('Cerrar el acuerdo') }],
    scheme: 'each',
  }),
  ready(['tensión'], 'easy', {
    type: 'shortText',
    ...common(
      text(es('¿Cómo se llama repetir con tus palabras lo que la otra persona acaba de decir?')),
    ),
    accepted: [
      { text: 'parafrasear', weight: whole, feedback: null },
      { text: 'paráfrasis', weight: whole, feedback: null },
      { text: 'reformular', weight: whole, feedback: null },
    ],
    matchCase: false,
    matchAccents: false,
  }),
  ready(
    ['plan'],
    'hard',
    {
      type: 'essay',
      ...common(
        text(
          es(
            'Piensa en una negociación tuya. ¿Cuál es tu alternativa, qué necesita la otra persona y cuál será tu primera propuesta?',
          ),
        ),
      ),
      lines: 12,
      minWords: 30,
      maxWords: 300,
      template: null,
      guide: text(
        es(
          'Un punto por cada parte: alternativa concreta, interés y no posición, propuesta con un dato.',
        ),
      ),
      sample: text(
        es(
          'Mi alternativa es seguir con mi cliente de ahora. La otra empresa necesita el texto antes de su feria. Propondré entregarlo el día 3 por 900 €, que es lo que cobré por uno parecido.',
        ),
      ),
    },
    { points: 30_000 },
  ),
];
