/** As `Promise.all`, but where one fails the others have come to their end as well. */
export async function allEnded<Promises extends readonly Promise<unknown>[] | []>(
  promises: Promises,
): Promise<{ -readonly [At in keyof Promises]: Awaited<Promises[At]> }> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
