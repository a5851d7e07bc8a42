import { useEffect, useRef, useState } from 'react'
import { liveAddress } from './look.ts'
import type { Look } from './look.ts'
import { createSlots } from './slots.ts'
import type { ReleaseSlot } from './slots.ts'
import css from './journey-wall.module.css'

/** Only two stories load at the same time, because each of them uses a whole processor for almost a second. */
const requestSlot = createSlots(2)

/** In px. The page in which a story runs has `width`, and the story on the wall the size of the reference pictures. */
const [width, shown, height] = [360, 136, 227]
const scale = shown / width

const useIsNear = (element: { readonly current: Element | null }): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '150px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

interface LiveStoryProps {
  readonly story: string
  readonly look: Look
}

/** Runs while it is on the screen. A press opens the link around it, as for a picture. */
export function LiveStory({ story, look }: LiveStoryProps) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useIsNear(place)
  const [hasTurn, setHasTurn] = useState(false)
  const endTurn = useRef<ReleaseSlot>(null)
  useEffect(() => {
    if (!isNear) return
    const end = requestSlot(() => setHasTurn(true))
    endTurn.current = end
    return () => {
      end()
      setHasTurn(false)
    }
  }, [isNear])
  return (
    <span ref={place} className={css.live} style={{ width: shown, height }}>
      {isNear && hasTurn && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a story needs its scripts and origin
        <iframe
          title={story}
          aria-hidden="true"
          tabIndex={-1}
          src={liveAddress(story, look)}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
          onLoad={() => endTurn.current?.()}
        />
      )}
    </span>
  )
}
