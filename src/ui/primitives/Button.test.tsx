import { cleanup, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./Button.tsx";
import { LinkButton } from "./LinkButton.tsx";

afterEach(cleanup);

test("a button, and a link that looks like one, expose their element by ref", () => {
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
