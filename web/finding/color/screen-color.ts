/** https://wicg.github.io/eyedropper-api/, which not every browser has. */
interface EyeDropperApi {
  open: () => Promise<{ sRGBHex: string }>
}

declare global {
  var EyeDropper: (new () => EyeDropperApi) | undefined
}

/** Lets a person take a colour from anywhere on the screen: `#rrggbb`, or null where they think better of it. */
export async function pickScreenColor(): Promise<string | null> {
  const { EyeDropper } = globalThis
  if (!EyeDropper) return null
  try {
    return (await new EyeDropper().open()).sRGBHex.toLowerCase()
  } catch {
    // Escape.
    return null
  }
}

export function canPickScreenColor(): boolean {
  return globalThis.EyeDropper !== undefined
}
