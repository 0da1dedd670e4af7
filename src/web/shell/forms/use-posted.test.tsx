import { TransformStream } from "node:stream/web";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, isRouteErrorResponse, useRouteError } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { usePosted } from "./use-posted.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Answer {
  readonly address?: string;
}

function Form() {
  const { post, isPosting, answer } = usePosted<Answer>();
  return (
    <button type="button" onClick={() => post("/list/?a=1", { size: "2" })}>
      {isPosting ? "posting" : (answer?.address ?? "no answer")}
    </button>
  );
}

function Failed() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `status ${error.status}` : "another error"}</p>;
}

async function postWith(answer: () => Promise<Response>): Promise<readonly unknown[]> {
  const fetch = vi.fn((_address: string, _init: { method: string; body: URLSearchParams }) => answer());
  vi.stubGlobal("fetch", fetch);
  // The test's browser has none.
  vi.stubGlobal("TransformStream", TransformStream);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Stub = createRoutesStub([{ path: "/", Component: Form, ErrorBoundary: Failed }]);
  await act(async () => void render(<Stub />));
  await userEvent.click(screen.getByRole("button"));
  return fetch.mock.calls.map(([address, { method, body }]) => [address, method, body.toString()]);
}

it("posts to the page's action, and has its answer", async () => {
  const called = await postWith(async () => new Response('[{"_1":2},"data",{"_3":4},"address","/next/"]\n'));
  expect(called).toEqual([["/list/_.data?a=1", "POST", "size=2"]]);
  expect(await screen.findByText("/next/")).toBeTruthy();
});

it("is posting until there is an answer", async () => {
  await postWith(() => new Promise(() => undefined));
  expect(screen.getByText("posting")).toBeTruthy();
});

it("leaves an error of the page, and an answer that is not ours, to the page's boundary", async () => {
  const missing = '[{"_1":2},"error",["ErrorResponse",3,4,5],null,404,"Not Found"]\n';
  await postWith(async () => new Response(missing, { status: 404, headers: { "X-Remix-Response": "yes" } }));
  expect(await screen.findByText("status 404")).toBeTruthy();
  cleanup();
  await postWith(async () => new Response("<p>gateway</p>", { status: 502 }));
  expect(await screen.findByText("another error")).toBeTruthy();
});
