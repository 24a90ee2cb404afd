import { pathIn } from '#shared/policies/language-paths.ts';
import { inLanguage, type Language, type LocalizedText } from '#shared/schemas/text.ts';
import { paths } from '#shared/screens.ts';
import type { Receipt } from '#functions/data/assignments/receipt.ts';
import { quoted } from '#functions/events/platform/quoted.ts';

type Words = {
  subject: string;
  said: string;
  assignment: string;
  course: string;
  number: string;
  at: string;
  due: string;
  late: string;
  words: string;
  link: string;
  files: string;
  code: string;
  next: string;
  why: string;
};

const words: Record<Language, Words> = {
  en: {
    subject: 'Submitted: your receipt',
    said: 'We have received what you submitted. The time is the server’s.',
    assignment: 'Assignment:',
    course: 'Course:',
    number: 'Submission',
    at: 'Submitted',
    due: 'Due at that time',
    late: 'It was submitted late.',
    words: 'Words of the text',
    link: 'Link:',
    files: 'Files, each with its size and its SHA-256 hash:',
    code: 'Code',
    next: 'Read what you submitted here:',
    why: 'You are receiving this email because you submitted an assignment. Keep it as proof.',
  },
  es: {
    subject: 'Entregada: este es tu comprobante',
    said: 'Hemos recibido tu entrega. La hora es la del servidor.',
    assignment: 'Tarea:',
    course: 'Curso:',
    number: 'Entrega',
    at: 'Entregada',
    due: 'Plazo en ese momento',
    late: 'Se entregó con retraso.',
    words: 'Palabras del texto',
    link: 'Enlace:',
    files: 'Archivos, cada uno con su tamaño y su hash SHA-256:',
    code: 'Código',
    next: 'Aquí puedes leer lo que entregaste:',
    why: 'Recibes este correo porque entregaste una tarea. Consérvalo como prueba.',
  },
};

/** An instant to the second in somebody's own time zone, which it names. */
const instantIn = (language: Language, timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone,
  }).format(new Date(instant));

const bytesIn = (language: Language, bytes: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(
    bytes,
  );

/**
 * A mail in plain text that proves that something was handed in. What somebody wrote stands in lines of its own, marked
 * as such, and headers are made of our own words alone.
 */
export function writeReceiptMail({
  receipt,
  title,
  course,
  reader: { language, timeZone },
  siteOrigin,
}: {
  receipt: Receipt;
  /** What it was handed in for; null: that is no more. */
  title: LocalizedText | null;
  course: LocalizedText | null;
  reader: { language: Language; timeZone: string };
  siteOrigin: string;
}): { subject: string; text: string } {
  const say = words[language];
  const { assignmentId, number, submissionId, submittedAt, due, isLate, link, files } = receipt;
  const named = (name: string, text: LocalizedText | null) =>
    text === null ? [] : [`${name}\n${quoted(inLanguage(text, language).text)}`];
  const facts = [
    `${say.number}: ${number}`,
    `${say.at}: ${instantIn(language, timeZone, submittedAt)} (${submittedAt})`,
    ...(due.at === null ? [] : [`${say.due}: ${instantIn(language, timeZone, due.at)}`]),
    ...(isLate ? [say.late] : []),
    ...(receipt.words === null ? [] : [`${say.words}: ${receipt.words.toLocaleString(language)}`]),
    `${say.code}: ${submissionId}`,
  ];
  const page = siteOrigin + pathIn(language, paths.assignment(assignmentId));
  const parts = [
    say.said,
    ...named(say.assignment, title),
    ...named(say.course, course),
    facts.join('\n'),
    ...(link === null ? [] : [`${say.link}\n${quoted(link)}`]),
    ...(files.length === 0 ? [] : [say.files]),
    ...files.map(({ fileName, bytes, sha256 }) =>
      [quoted(fileName), bytesIn(language, bytes), sha256].join('\n'),
    ),
    `${say.next}\n${page}?submission=${number}`,
    say.why,
  ];
  return { subject: say.subject, text: parts.join('\n\n') };
}
