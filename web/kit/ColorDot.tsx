/** A colour's dot, beside its name. `#rrggbb`, or null if unknown. */
export function ColorDot({ hex }: { hex: string | null }) {
  return (
    <span
      className="size-14 flex-none rounded-full [box-shadow:inset_0_0_0_1px_rgb(128_120_110/35%)] forced-colors:forced-color-adjust-none"
      style={hex ? { backgroundColor: hex } : undefined}
      aria-hidden
    />
  )
}
