import { useEffect, useRef, useState } from "react";
import { SHAKE_MS } from "#ui/pieces/ui-timings.ts";

/** Refuses a press outside: a shake, or a red ring for visitors who prefer no motion. */
export function useShake() {
  const [isShaking, setIsShaking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shake = () => {
    clearTimeout(timer.current);
    setIsShaking(true);
    timer.current = setTimeout(() => setIsShaking(false), SHAKE_MS);
  };
  return { isShaking, shake };
}
