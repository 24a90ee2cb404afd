/** Somebody as those see them who may know their name; empty where the account is gone. */
export const presentPerson = (userId: string, names: Map<string, string>) => ({
  userId,
  name: names.get(userId) ?? '',
});
