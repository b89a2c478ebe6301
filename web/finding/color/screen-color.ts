/** https://wicg.github.io/eyedropper-api/; some browsers lack it. */
interface EyeDropperApi {
  open: () => Promise<{ sRGBHex: string }>
}

declare global {
  var EyeDropper: (new () => EyeDropperApi) | undefined
}

/** Takes a colour from anywhere on the screen: `#rrggbb`, or null if the person cancels. */
export async function pickScreenColor(): Promise<string | null> {
  const { EyeDropper } = globalThis
  if (!EyeDropper) return null
  try {
    return (await new EyeDropper().open()).sRGBHex.toLowerCase()
  } catch {
    // Escape cancels.
    return null
  }
}

export function canPickScreenColor(): boolean {
  return globalThis.EyeDropper !== undefined
}
