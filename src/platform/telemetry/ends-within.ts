/** Whether work ends well in time. What it does afterwards is ignored. */
export async function endsWithin(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  const ended = work.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([ended, late]);
  } finally {
    clearTimeout(timer);
  }
}
