/** The order of one side, with what only the other has behind what it stood behind there. */
function orderOf(lead: readonly string[], other: readonly string[]): string[] {
  const order = [...lead];
  other.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = other.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** The order of what two people put in order, by ids: mine where I moved something, else theirs. */
export function mergeOrders(
  seen: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const isMoved =
    mine.filter((id) => seen.includes(id)).join() !== seen.filter((id) => mine.includes(id)).join();
  return isMoved ? orderOf(mine, theirs) : orderOf(theirs, mine);
}
