/** Runs inside the page: shows a moment of its animations. */

/** Stops animations at this moment. Those that end before it are finished: a card folds away sooner than its points land. */
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
