/** As `Promise.all`, but it rejects only after all have settled. */
export async function allEnded<Promises extends readonly Promise<unknown>[] | []>(
  promises: Promises,
): Promise<{ -readonly [At in keyof Promises]: Awaited<Promises[At]> }> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
