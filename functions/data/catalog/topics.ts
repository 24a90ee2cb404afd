import { fold } from '#shared/policies/fold.ts';
import { singular, tokensOf } from './words.ts';

/**
 * Synonyms in both languages: a search for one word of a line means the others as well. The lines are of our own
 * making, after the subjects of the eight categories; a word may stand in several.
 */
const lines = [
  // Technology
  'technology, tecnología, informática, computing',
  'programming, programación, programar, coding, código, code, desarrollo de software, software development, programador, programmer, python',
  'web development, desarrollo web, html, css, javascript, páginas web, programación web, frontend, front end',
  'databases, base de datos, bases de datos, sql, consultas, queries, mysql, postgresql, sqlite',
  'spreadsheet, hoja de cálculo, excel, google sheets, libreoffice calc, planilla, planilla de cálculo',
  'word processor, procesador de textos, word, google docs',
  'slides, presentations, presentaciones, diapositivas, powerpoint',
  'artificial intelligence, inteligencia artificial, ai, ia, machine learning, aprendizaje automático, chatgpt',
  'data science, ciencia de datos, data analysis, análisis de datos, big data, datos',
  'cybersecurity, ciberseguridad, security, seguridad informática, hacking, contraseñas, passwords',
  'cloud, nube, aws, azure, computación en la nube, cloud computing, serverless',
  'computer basics, informática básica, ofimática, office, computación',
  'accessibility, accesibilidad, a11y, wcag, accesible, accessible, screen reader, lector de pantalla, discapacidad, disability',
  'user interface, interfaz, interfaces, ui, ux, user experience, experiencia de usuario, usabilidad, usability',
  // Business
  'accounting, contabilidad, bookkeeping, contable, cuentas, accounts, balance sheet, estados financieros, financial statements, company numbers',
  'finance, finanzas, financial, financiero, inversión, investing, dinero, money, bolsa, stocks',
  'financial model, modelo financiero, forecast, previsión, presupuesto, budget, spreadsheet',
  'business, negocio, negocios, empresa, company, companies',
  'entrepreneurship, emprendimiento, emprender, startup, emprendedor, crear una empresa',
  'negotiation, negociación, negociar, negotiate, negotiating, acuerdos, regatear, bargaining',
  'leadership, liderazgo, management, gestión de equipos, dirección, liderar',
  'project management, gestión de proyectos, scrum, agile, ágil, kanban',
  'human resources, recursos humanos, hr, rrhh, selección de personal',
  'sales, ventas, vender, selling',
  'customer service, atención al cliente, atención al público, atender, mostrador, recepción, front desk',
  // Design
  'design, diseño, diseñar, designer, diseñador',
  'typography, tipografía, fonts, fuentes, tipos de letra, letra, typefaces, lettering, maquetación',
  'graphic design, diseño gráfico, photoshop, illustrator, canva',
  'photography, fotografía, foto, fotos, camera, cámara, photo',
  'drawing, dibujo, dibujar, draw, sketch, sketching, perspective, perspectiva, boceto, bocetos, lápiz',
  'architecture, arquitectura',
  // Marketing
  'marketing, mercadotecnia, márketing, publicidad, advertising',
  'email marketing, newsletter, boletín, boletines, correo, correos, mailing, mailchimp, e-mail',
  'seo, search engines, search engine, posicionamiento, posicionamiento web, buscadores, google, motores de búsqueda, aparecer en google',
  'social media, redes sociales, instagram, community manager, tiktok, facebook',
  'branding, marca, brand, identidad de marca',
  // Health
  'first aid, primeros auxilios, socorro, socorrismo, socorrista, cpr, rcp, reanimación, resuscitation, emergency, emergencia, emergencias, urgencias, ambulancia, defibrillator, desfibrilador, dea, aed, accident, accidente',
  'statistics, estadística, estadísticas, statistical, probabilidad, probability, bioestadística, biostatistics',
  'public health, salud pública, epidemiology, epidemiología, epidemics, epidemias, screening, cribado',
  'nutrition, nutrición, diet, dieta, alimentación, healthy eating',
  'mental health, salud mental, psychology, psicología, stress, estrés, ansiedad, anxiety, mindfulness',
  'health, salud, medicine, medicina, nursing, enfermería, nurse, enfermera',
  'fitness, exercise, ejercicio, deporte, sport, yoga',
  // Languages
  'english, inglés',
  'spanish, español, castellano',
  'french, francés',
  'german, alemán',
  'portuguese, portugués',
  'italian, italiano',
  'languages, idiomas, idioma, lenguas, language',
  'conversation, conversación, hablar, speaking, conversations',
  'grammar, gramática, ortografía, spelling',
  'writing, escritura, escribir, redacción, redactar, write, clear writing, plain language, lenguaje claro, textos',
  // Arts
  'music, música, musical, guitar, guitarra, piano, teclado, keyboard, canto, singing',
  'harmony, armonía, chords, acordes, music theory, teoría musical, solfeo, armonizar, composición, composition, música, music, guitar, guitarra, piano',
  'painting, pintura, pintar, watercolor, acuarela, óleo',
  'arts, art, arte, artes',
  'cinema, cine, film, video, vídeo, edición de video, video editing',
  'literature, literatura, poesía, poetry, narrativa, novela, creative writing, escritura creativa',
  // Science
  'science, ciencia, ciencias, sciences',
  'climate, clima, weather, tiempo, meteorología, meteorology, cambio climático, climate change, calentamiento global, global warming, termómetro, temperature, temperatura',
  'environment, medio ambiente, ecology, ecología, sostenibilidad, sustainability',
  'mathematics, matemáticas, maths, math, álgebra, algebra, cálculo diferencial, calculus',
  'physics, física',
  'chemistry, química',
  'biology, biología',
  'astronomy, astronomía, stars, estrellas, night sky, cielo nocturno, planetas, planets',
  'history, historia',
  // Qualities of a course
  'beginner, beginners, principiante, principiantes, desde cero, básico, basics, basic, from scratch, from zero, introducción, introduction, iniciación, primeros pasos, first steps',
  'advanced, avanzado, avanzada, experto, expert',
  'intermediate, intermedio, intermedia',
];

/** A phrase as its words. */
export type Phrase = readonly string[];

const phraseKey = (words: Phrase) => words.map(singular).join(' ');

/** The most words of a phrase. */
let longest = 1;
const alike = new Map<string, Phrase[]>();
for (const line of lines) {
  const phrases = line.split(', ').map(tokensOf);
  for (const phrase of phrases) {
    longest = Math.max(longest, phrase.length);
    const others = phrases.filter((other) => other !== phrase);
    alike.set(phraseKey(phrase), [...(alike.get(phraseKey(phrase)) ?? []), ...others]);
  }
}

export const longestPhrase = longest;

/** The other words for a phrase; undefined if it is no topic that is known here. */
export const alsoCalled = (phrase: Phrase): Phrase[] | undefined => alike.get(phraseKey(phrase));

/** Single words that name a topic, folded, as they are written: a misspelled one may be meant. */
export const topicWords: ReadonlyMap<string, string> = new Map(
  lines
    .flatMap((line) => line.split(', '))
    .filter((phrase) => tokensOf(phrase).length === 1)
    .map((word) => [fold(word), word]),
);
