/** A strip that fades where there is more of it; beside its own classes. */
export const FADING =
  'overflow-x-auto [scrollbar-width:none] [--after:0px] [--before:0px] data-more-after:[--after:calc(40*var(--u))] data-more-before:[--before:calc(40*var(--u))] [&:is([data-more-before],[data-more-after])]:[mask-image:linear-gradient(to_right,transparent,black_var(--before)_calc(100%-var(--after)),transparent)]'

/** The ref of a strip on one line that may not fit: the current one is in view, and `FADING` edges say that there are more. */
export function fadingStrip(strip: HTMLElement | null): (() => void) | undefined {
  if (!strip) return undefined
  const fade = () => fadeEdges(strip)
  // Only the layout knows what fits, and it changes with the language and the page.
  const fit = () => {
    showCurrent(strip)
    fade()
  }
  const watch = new ResizeObserver(fit)
  for (const element of [strip, ...strip.children]) watch.observe(element)
  strip.addEventListener('scroll', fade, { passive: true })
  // Before painting, so that nobody sees it move.
  fit()
  return () => {
    watch.disconnect()
    strip.removeEventListener('scroll', fade)
  }
}

/** Scrolls the strip alone, not the page. */
function showCurrent(strip: HTMLElement): void {
  const current = strip.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!current) return
  const { left, width } = strip.getBoundingClientRect()
  strip.scrollLeft += current.left - left - (width - current.width) / 2
}

function fadeEdges(strip: HTMLElement): void {
  const rest = strip.scrollWidth - strip.clientWidth
  strip.toggleAttribute('data-more-before', strip.scrollLeft > 1)
  strip.toggleAttribute('data-more-after', strip.scrollLeft < rest - 1)
}
