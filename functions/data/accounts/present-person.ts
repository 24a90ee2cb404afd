/** A teacher as everybody sees them; empty where the account is gone. */
export const presentPerson = (userId: string, names: Map<string, string>) => ({
  userId,
  name: names.get(userId) ?? '',
});
