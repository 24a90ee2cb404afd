import type { DemoCourse } from '../../demo-course.ts';

export const emailMarketing: DemoCourse = {
  folder: 'email-marketing',
  owner: 'tomas.aguirre@example.com',
  languages: ['es'],
  code: 'MKT-110',
  title: { es: 'Correos que la gente abre: boletines para negocios pequeños' },
  summary: {
    es: 'De la primera dirección a un boletín mensual que se lee, se entiende y vende sin cansar a nadie.',
  },
  description: {
    es: 'Una lista de doscientas personas que quieren saber de ti vale más que diez mil seguidores que no te ven. En este curso montas la tuya como se debe: con permiso, con un motivo para abrir cada correo y con tres números para saber si funciona.\n\nPara talleres, tiendas, estudios, academias y cualquiera que venda algo con nombre y apellidos.',
  },
  outcomes: [
    { es: 'Conseguir direcciones con permiso y guardarlo por escrito' },
    { es: 'Escribir asuntos y correos que se leen hasta el final' },
    { es: 'Llegar a la bandeja de entrada y no al correo no deseado' },
    { es: 'Medir con tres números y mejorar con uno' },
  ],
  category: 'marketing',
  level: 'beginner',
  effort: { weeks: 2, hours: 6 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
