import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./Button.tsx";
import { LinkButton } from "./LinkButton.tsx";

afterEach(cleanup);

test("whoever draws a button or a link that looks like one may hold on to its element", () => {
  const button = createRef<HTMLButtonElement>();
  const link = createRef<HTMLAnchorElement>();
  render(
    <>
      <Button ref={button}>Press</Button>
      <LinkButton ref={link} href="/there/">
        Go
      </LinkButton>
    </>,
  );
  expect(button.current).toBe(screen.getByRole("button"));
  expect(link.current).toBe(screen.getByRole("link"));
});
