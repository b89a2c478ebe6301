/** Shows the current step on one terminal line, which the next call replaces. */
export function say(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${text}` : text.endsWith('\n') ? text : '')
}
