/** Waits for work for at most some milliseconds; the work itself goes on. @returns `late()` if it takes longer */
export async function inTime<Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  // A failure after the limit is not handled elsewhere.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, limit.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
