/** The accounts that the demo data makes; they exist in the local runtime alone. */
export const demoAccounts = [
  { role: 'Student', email: 'student@example.com', password: 'Aula-Virtual-2024' },
  { role: 'Teacher', email: 'teacher@example.com', password: 'Aula-Virtual-2024' },
  { role: 'Admin', email: 'admin@example.com', password: 'Aula-Virtual-2024' },
] as const;
