import { IconChevronDown, type Icon } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { Link, type To } from 'react-router'
import { hint, type HintSide } from './hint/hint.ts'

/** `filled` is a screen's main step, `grave` one that cannot be undone; `quiet` has no frame, `inline` stands in a text, `name` is what a thing is called. */
export type ButtonLook = 'plain' | 'filled' | 'grave' | 'quiet' | 'inline' | 'name'

const BOX =
  'inline-flex items-center justify-center gap-8 rounded-md border text-body transition-[border-color,background-color] aria-pressed:bg-accent-wash print:hidden forced-colors:border-[ButtonText]'
const SIZE = 'min-h-38 px-18 py-6 phone:min-h-44'
const SMALL = 'min-h-32 px-12 py-4 text-meta phone:min-h-40'
const FRAMELESS =
  'text-left font-medium wrap-anywhere hover:underline hover:underline-offset-[0.25em] phone:-my-8 phone:py-8'
const looks: Record<ButtonLook, string> = {
  plain: `${BOX} border-hairline bg-surface not-aria-disabled:hover:border-control`,
  filled: `${BOX} border-transparent bg-accent text-on-accent`,
  grave: `${BOX} border-transparent bg-bad text-on-accent`,
  quiet: `${BOX} border-transparent bg-transparent not-aria-disabled:hover:bg-wash`,
  inline: `${FRAMELESS} text-meta text-accent`,
  // Its colour is that of a text; only the line shows that it leads somewhere.
  name: `${FRAMELESS} underline decoration-control underline-offset-[0.25em] hover:decoration-current`,
}
/** Also of a filled one, whose ground would leave the words unreadable. */
const OFF =
  'aria-disabled:cursor-default aria-disabled:border-hairline aria-disabled:bg-surface aria-disabled:text-control forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]'
const OFF_FRAMELESS =
  'aria-disabled:cursor-default aria-disabled:text-control forced-colors:aria-disabled:text-[GrayText]'
const BUSY = 'aria-busy:cursor-progress'
const ON = 'aria-pressed:border-accent aria-pressed:text-accent forced-colors:aria-pressed:underline'

/** Every control has exactly one label, which is read out as it is seen; `about` adds what only a listener needs. */
interface Labelled {
  label: string
  /** Read out after the label, where many controls share it: "Edit" "Herringbone oak". */
  about?: string | undefined
  icon?: Icon | undefined
  look?: ButtonLook
  isSmall?: boolean
  /** The label's language, if it is not the page's. */
  lang?: string | undefined
}

interface Pressable {
  id?: string | undefined
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Why it cannot be pressed now; shown as its hint and read out. Absent, it can. */
  why?: string | undefined
  /** Its work goes on; another press does nothing. */
  isBusy?: boolean
  /** A state that it switches. */
  isOn?: boolean | undefined
  /** Whether what it opens is open. */
  isOpen?: boolean | undefined
  opens?: 'menu' | 'dialog' | 'listbox' | undefined
  /** The id of what it opens. */
  controls?: string | undefined
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean
  /** False where arrow keys lead to it, and Tab passes it by. */
  isStop?: boolean
  /** What it does, more exactly; shown as its hint and read out. */
  note?: string
  /** Keys that press it from elsewhere, such as `Ctrl+S`. */
  keys?: string
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

interface ButtonProps extends Labelled, Pressable {
  /** Sends its form. */
  isSubmit?: boolean
  /** The id of a form elsewhere on the page. */
  form?: string
}

/** A button with a label in sight. */
export function Button(props: ButtonProps) {
  const { look = 'plain', isSmall = false, lang, isSubmit = false, form } = props
  return (
    <button
      {...attributesOf(props)}
      type={isSubmit ? 'submit' : 'button'}
      form={form}
      // Messages keep off it (toasts/toast-room.ts).
      data-keep-clear={look === 'filled' || look === 'grave' || undefined}
      lang={lang}
      aria-label={nameOf(props)}
      className={`${classOf(look, isSmall)} ${offClassOf(props.why, look)} ${BUSY} ${ON}`}
      {...hint(props.why ?? props.note ?? props.keys ?? null)}
    >
      <Face {...props} />
    </button>
  )
}

interface IconButtonProps extends Pressable {
  /** Read out, and shown as its hint. */
  label: string
  icon: Icon
  look?: 'quiet' | 'framed'
  isSmall?: boolean
  hintSide?: HintSide
  /** False where everybody knows the icon, such as a dialog's cross. */
  hasHint?: boolean
}

/** A button that shows an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { label, icon: Shape, look = 'quiet', isSmall = false, why, hintSide, hasHint = true } = props
  return (
    <button
      {...attributesOf(props)}
      type="button"
      aria-label={label}
      className={`${iconClassOf(look, isSmall)} ${offClassOf(why, 'quiet')} ${BUSY}`}
      {...hint(why ?? (hasHint ? label : null), hintSide)}
    >
      <Shape aria-hidden className={isSmall ? 'size-17' : ''} />
    </button>
  )
}

interface IconLinkProps extends Pick<IconButtonProps, 'label' | 'icon' | 'look' | 'isSmall'> {
  to: To
}

/** A link that shows an icon alone. */
export function IconLink({ to, label, icon: Shape, look = 'quiet', isSmall = false }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} className={iconClassOf(look, isSmall)} {...hint(label)}>
      <Shape aria-hidden className={isSmall ? 'size-17' : ''} />
    </Link>
  )
}

function iconClassOf(look: 'quiet' | 'framed', isSmall: boolean): string {
  const frame = look === 'framed' ? 'border border-hairline bg-surface' : ''
  const size = isSmall ? 'size-28 rounded-sm phone:size-40' : 'size-36 rounded-md phone:size-44'
  return `inline-grid flex-none place-items-center transition-[background-color] not-aria-disabled:hover:bg-wash aria-expanded:bg-wash aria-pressed:text-accent print:hidden ${size} ${frame}`
}

interface AreaButtonProps extends Pressable {
  /** Read out. */
  label: string
  className: string
  children: ReactNode
}

/** A button that is as large as its content and looks like it, such as a picture that is opened. */
export function AreaButton(props: AreaButtonProps) {
  const { label, className, children, why, note } = props
  return (
    <button
      {...attributesOf(props)}
      type="button"
      aria-label={label}
      className={className}
      {...hint(why ?? note ?? null)}
    >
      {children}
    </button>
  )
}

interface LinkButtonProps extends Labelled {
  to: To
  isCurrent?: boolean
  state?: unknown
}

/** A link that looks like a button, or stands in a text as `inline`. */
export function LinkButton({ to, isCurrent = false, state, ...face }: LinkButtonProps) {
  const { look = 'plain', isSmall = false, lang } = face
  return (
    <Link
      to={to}
      state={state}
      lang={lang}
      className={classOf(look, isSmall)}
      aria-label={nameOf(face)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Face {...face} />
    </Link>
  )
}

function Face({ label, icon: Shape, opens }: Labelled & Pick<Pressable, 'opens'>): ReactNode {
  const menu = opens === 'menu' && <IconChevronDown aria-hidden className="size-16 self-center" />
  if (!Shape)
    return (
      <>
        {label}
        {menu}
      </>
    )
  return (
    // In a line of text the words stand on the line, not the icon.
    <span className="inline-flex items-baseline justify-center gap-8">
      <Shape aria-hidden className="size-18 flex-none self-center" />
      {label}
      {menu}
    </span>
  )
}

/** What is only busy keeps its look. */
function offClassOf(why: string | undefined, look: ButtonLook): string {
  if (why === undefined) return ''
  return look === 'quiet' || look === 'inline' || look === 'name' ? OFF_FRAMELESS : OFF
}

/** What is read out begins with what is seen. */
function nameOf({ label, about }: Labelled): string | undefined {
  return about === undefined ? undefined : `${label} ${about}`
}

function classOf(look: ButtonLook, isSmall: boolean): string {
  if (look === 'inline' || look === 'name') return looks[look]
  return `${looks[look]} ${isSmall ? SMALL : SIZE}`
}

/** A disabled control keeps the focus and says why; a native `disabled` would drop both. */
function attributesOf({
  id,
  onPress,
  why,
  isBusy = false,
  isOn,
  isOpen,
  opens,
  controls,
  isFirst = false,
  isStop = true,
  note,
  keys,
  onKeyDown,
  ref,
}: Pressable) {
  const isOff = why !== undefined || isBusy
  return {
    id,
    ref,
    tabIndex: isStop ? undefined : -1,
    'aria-disabled': isOff || undefined,
    'aria-busy': isBusy || undefined,
    'aria-description': why ?? note,
    'aria-pressed': isOn,
    'aria-expanded': isOpen,
    'aria-haspopup': opens,
    'aria-controls': controls,
    'aria-keyshortcuts': keys?.replace('Ctrl', 'Control'),
    onKeyDown,
    'data-autofocus': isFirst || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // A submit button sends its form by itself.
      if (isOff) event.preventDefault()
      else onPress?.(event)
    },
  }
}
