/** Runs inside the page: shows a moment of its animations. */

/** Stops animations at this moment and finishes those that end before: a card folds away sooner than points land. */
export function holdMotion(at: number): void {
  for (const motion of document.getAnimations()) {
    if (Number(motion.effect?.getComputedTiming().endTime) <= at) {
      motion.finish()
      continue
    }
    motion.pause()
    motion.currentTime = at
  }
}
