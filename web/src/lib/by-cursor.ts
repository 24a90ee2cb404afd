/** How a list goes on behind its page: by the cursor that came with it. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
