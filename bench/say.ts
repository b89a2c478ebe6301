/** What is being done right now, on one line of the terminal that the next such line replaces. */
export function say(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${text}` : text.endsWith('\n') ? text : '')
}
