/** A thin line at the top of the window. It appears after a moment: faster work needs none. */
export function ProgressLine({ label }: { label: string }) {
  return (
    <div className="pointer-events-none invisible fixed inset-x-0 top-0 z-(--layer-progress) h-2 animate-late overflow-hidden bg-accent-wash before:absolute before:inset-0 before:w-[30%] before:animate-run before:bg-accent motion-reduce:before:w-full motion-reduce:before:opacity-60">
      <progress className="visually-hidden" aria-label={label} />
    </div>
  )
}
