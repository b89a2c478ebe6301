/** The first eight digits of each key of the demonstration's files, `demo` in ASCII. */
export const KEY_MARK = Buffer.from('demo').toString('hex')
